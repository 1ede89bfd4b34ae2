// Identity
