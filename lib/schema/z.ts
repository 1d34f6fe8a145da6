import * as z from 'zod/mini';

// Extension pages forbid `eval`, and report a violation where it is tried, even in a `try`. The objects of zod/mini 4.6 don't; this keeps it so.
z.config({ jitless: true });

export { z };
