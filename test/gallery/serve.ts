/** `node test/gallery/serve.ts`: serves the gallery, updated on every change of a component. */
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { galleryConfig } from './vite-gallery.ts';

// It takes none.
parseArgs();
const server = await createServer({ ...galleryConfig(), logLevel: 'info', server: { host: '127.0.0.1' } });
await server.listen();
server.printUrls();
