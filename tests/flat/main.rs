//! The algebra of flat layouts, against the paper, brute force, laws and recorded vectors.
mod oracle;
mod exhaustive;
mod vectors;
