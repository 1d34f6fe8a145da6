import { build } from 'vite';
import { packedMessages } from '../language/packed-messages.ts';
import type { ServedFile } from './counting-server.ts';
import { FIRST_FRAME } from './first-frame.ts';

let built: Promise<Record<string, ServedFile>> | undefined;

/** The page that mounts bodies as the reader does, as files of the server that counts. It is built once. */
export function readerPage(): Promise<Record<string, ServedFile>> {
  built ??= buildPage();
  return built;
}

async function buildPage(): Promise<Record<string, ServedFile>> {
  const script = await bundle('test/safety/mount-bodies.ts');
  const unseen = await bundle('lib/email/html/lay-out-page.ts');
  const page = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Reader</title><script src="/reader.js"></script><body>`;
  return {
    '/': { type: 'text/html', content: page },
    [FIRST_FRAME]: { type: 'text/html', content: '' },
    '/reader.js': { type: 'text/javascript', content: script },
    '/lay-out.js': { type: 'text/javascript', content: `${unseen};reader.answerLayoutRequests()` },
  };
}

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { ENGLISH: JSON.stringify(await packedMessages('en.yml')) },
    build: { write: false, minify: false, target: 'esnext', lib: { entry, formats: ['iife'], name: 'reader' } },
  });
  const chunk = [built].flat().flatMap((output) => ('output' in output ? output.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} gave no script`);
  return chunk.code;
}
