import * as z from 'zod/mini';

// Extension pages forbid `eval`, and report a violation where it is tried, even in a `try`. What we use of zod/mini 4.6 tries none; this
// keeps it so.
z.config({ jitless: true });

export { z };
