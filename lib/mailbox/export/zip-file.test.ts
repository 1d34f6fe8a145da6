import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipAttachments } from './zip-file.ts';

test('every attachment is in it, byte for byte, and none over another', async () => {
  const contents = [Uint8Array.of(), Uint8Array.of(0, 255, 10), new Uint8Array(100_000).fill(7)];
  const files = contents.map((bytes) => ({ name: 'Rechnung März.pdf', bytes: new Blob([bytes]) }));
  const zip = await zipAttachments(files, Date.UTC(2026, 10, 23));
  expect(unzipSync(new Uint8Array(await zip.arrayBuffer()))).toEqual({
    'Rechnung März.pdf': contents[0],
    'Rechnung März (2).pdf': contents[1],
    'Rechnung März (3).pdf': contents[2],
  });
});
