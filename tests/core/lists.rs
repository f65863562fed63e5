//! The small world's lists of types: every permutation of up to 4 axes (an order is one too), every axis,
//! every ordered selection of axes. Each macro calls back `$then!{ [$args] item item … }`.

/// Every permutation of a rank.
macro_rules! permutations {
    (0, $then:ident $args:tt) => {
        $then! { $args
            []
        }
    };
    (1, $then:ident $args:tt) => {
        $then! { $args
            [0]
        }
    };
    (2, $then:ident $args:tt) => {
        $then! { $args
            [0, 1] [1, 0]
        }
    };
    (3, $then:ident $args:tt) => {
        $then! { $args
            [0, 1, 2] [0, 2, 1] [1, 0, 2] [1, 2, 0] [2, 0, 1] [2, 1, 0]
        }
    };
    (4, $then:ident $args:tt) => {
        $then! { $args
            [0, 1, 2, 3] [0, 1, 3, 2] [0, 2, 1, 3] [0, 2, 3, 1] [0, 3, 1, 2] [0, 3, 2, 1]
            [1, 0, 2, 3] [1, 0, 3, 2] [1, 2, 0, 3] [1, 2, 3, 0] [1, 3, 0, 2] [1, 3, 2, 0]
            [2, 0, 1, 3] [2, 0, 3, 1] [2, 1, 0, 3] [2, 1, 3, 0] [2, 3, 0, 1] [2, 3, 1, 0]
            [3, 0, 1, 2] [3, 0, 2, 1] [3, 1, 0, 2] [3, 1, 2, 0] [3, 2, 0, 1] [3, 2, 1, 0]
        }
    };
}

/// Every axis of a rank.
macro_rules! each_axis {
    (0, $then:ident $args:tt) => {
        $then! { $args  }
    };
    (1, $then:ident $args:tt) => {
        $then! { $args 0 }
    };
    (2, $then:ident $args:tt) => {
        $then! { $args 0 1 }
    };
    (3, $then:ident $args:tt) => {
        $then! { $args 0 1 2 }
    };
    (4, $then:ident $args:tt) => {
        $then! { $args 0 1 2 3 }
    };
    (5, $then:ident $args:tt) => {
        $then! { $args 0 1 2 3 4 }
    };
}

/// Every list of one to two distinct axes of a rank, in every order.
macro_rules! pairs {
    (1, $then:ident $args:tt) => {
        $then! { $args
            [0]
        }
    };
    (2, $then:ident $args:tt) => {
        $then! { $args
            [0] [1] [0, 1] [1, 0]
        }
    };
    (3, $then:ident $args:tt) => {
        $then! { $args
            [0] [1] [2] [0, 1] [0, 2] [1, 0] [1, 2] [2, 0] [2, 1]
        }
    };
    (4, $then:ident $args:tt) => {
        $then! { $args
            [0] [1] [2] [3] [0, 1] [0, 2] [0, 3] [1, 0] [1, 2] [1, 3] [2, 0] [2, 1] [2, 3] [3, 0]
            [3, 1] [3, 2]
        }
    };
}

/// Every list of three or four distinct axes of a rank, in every order.
macro_rules! longer_lists {
    (3, $then:ident $args:tt) => {
        $then! { $args
            [0, 1, 2] [0, 2, 1] [1, 0, 2] [1, 2, 0] [2, 0, 1] [2, 1, 0]
        }
    };
    (4, $then:ident $args:tt) => {
        $then! { $args
            [0, 1, 2] [0, 1, 3] [0, 2, 1] [0, 2, 3] [0, 3, 1] [0, 3, 2] [1, 0, 2] [1, 0, 3]
            [1, 2, 0] [1, 2, 3] [1, 3, 0] [1, 3, 2] [2, 0, 1] [2, 0, 3] [2, 1, 0] [2, 1, 3]
            [2, 3, 0] [2, 3, 1] [3, 0, 1] [3, 0, 2] [3, 1, 0] [3, 1, 2] [3, 2, 0] [3, 2, 1]
            [0, 1, 2, 3] [0, 1, 3, 2] [0, 2, 1, 3] [0, 2, 3, 1] [0, 3, 1, 2] [0, 3, 2, 1]
            [1, 0, 2, 3] [1, 0, 3, 2] [1, 2, 0, 3] [1, 2, 3, 0] [1, 3, 0, 2] [1, 3, 2, 0]
            [2, 0, 1, 3] [2, 0, 3, 1] [2, 1, 0, 3] [2, 1, 3, 0] [2, 3, 0, 1] [2, 3, 1, 0]
            [3, 0, 1, 2] [3, 0, 2, 1] [3, 1, 0, 2] [3, 1, 2, 0] [3, 2, 0, 1] [3, 2, 1, 0]
        }
    };
}

/// Every list of no axis, of one and of two distinct positions in a space, by the operand's rank.
macro_rules! insertions {
    (0, $then:ident $args:tt) => {
        $then! { $args
            [] [0] [0, 1] [1, 0]
        }
    };
    (1, $then:ident $args:tt) => {
        $then! { $args
            [] [0] [1] [0, 1] [0, 2] [1, 0] [1, 2] [2, 0] [2, 1]
        }
    };
    (2, $then:ident $args:tt) => {
        $then! { $args
            [] [0] [1] [2] [0, 1] [0, 2] [0, 3] [1, 0] [1, 2] [1, 3] [2, 0] [2, 1] [2, 3] [3, 0]
            [3, 1] [3, 2]
        }
    };
    (3, $then:ident $args:tt) => {
        $then! { $args
            [] [0] [1] [2] [3] [0, 1] [0, 2] [0, 3] [0, 4] [1, 0] [1, 2] [1, 3] [1, 4] [2, 0]
            [2, 1] [2, 3] [2, 4] [3, 0] [3, 1] [3, 2] [3, 4] [4, 0] [4, 1] [4, 2] [4, 3]
        }
    };
    (4, $then:ident $args:tt) => {
        $then! { $args
            [] [0] [1] [2] [3] [4]
        }
    };
}

/// The all-run-time shape of a rank.
macro_rules! run_time_shape {
    (0) => {
        ()
    };
    (1) => {
        (usize,)
    };
    (2) => {
        (usize, usize)
    };
    (3) => {
        (usize, usize, usize)
    };
    (4) => {
        (usize, usize, usize, usize)
    };
    (5) => {
        (usize, usize, usize, usize, usize)
    };
}
