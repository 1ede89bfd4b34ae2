// Geodesy
