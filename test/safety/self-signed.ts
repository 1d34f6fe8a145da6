import { readFileSync } from 'node:fs';

const pem = readFileSync(new URL('self-signed.pem', import.meta.url));

/** A key and its certificate, for servers that browsers reach when they ignore who signed, and in whose name. No secret: it protects nothing. */
export const SELF_SIGNED = { key: pem, cert: pem };
