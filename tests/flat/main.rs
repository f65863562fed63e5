//! The algebra of flat layouts, against the paper, brute force, laws and recorded vectors.
mod exhaustive;
mod oracle;
mod vectors;
