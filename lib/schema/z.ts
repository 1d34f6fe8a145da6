import * as z from 'zod/mini';

// Extension pages forbid `eval`. Zod tries it once, and the page reports a violation, unless this comes before the first schema.
z.config({ jitless: true });

export { z };
