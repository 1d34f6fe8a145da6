import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readZip } from './read-zip.ts';
import { zipFile } from './zip-file.ts';

const bytes = (length: number) => Uint8Array.from({ length }, (_, at) => (at * at) % 251);
const contents: [string, Uint8Array<ArrayBuffer>][] = [
  ['mayfly.json', new TextEncoder().encode('{}')],
  ['files/Menü 確認.pdf', bytes(300_000)],
  // An entry's content looks like the headers between entries: a reader has to count bytes, not look for signatures.
  ['PK', Uint8Array.from([0x50, 0x4b, 7, 8, 0x50, 0x4b, 1, 2, 0x50, 0x4b, 5, 6])],
  ['empty', bytes(0)],
];

async function unpackAll(zip: Blob) {
  const entries = (await readZip(zip)) ?? [];
  return Promise.all(
    entries.map(async ({ path, read }) => [path, new Uint8Array(await (await read(() => {})).arrayBuffer())]),
  );
}

test('what goes in comes out, bytes and blobs', async () => {
  const zip = zipFile();
  for (const [path, content] of contents) {
    await zip.add(path, path.startsWith('files/') ? new Blob([content]) : content, Date.UTC(2026, 10, 21));
  }
  const file = zip.end();
  expect(file.size).toBeLessThan(100_000);
  expect(await unpackAll(file)).toEqual(contents);
});

test('a file of another program is read, packed or not', async () => {
  const files = Object.fromEntries(contents);
  expect(await unpackAll(new Blob([zipSync(files, { comment: 'x', level: 0 })]))).toEqual(contents);
  expect(await unpackAll(new Blob([zipSync(files)]))).toEqual(contents);
});

test('dates outside the years of a zip file do no harm', async () => {
  for (const moment of [0, 8.64e15]) {
    const zip = zipFile();
    await zip.add('a', bytes(3), moment);
    expect(await unpackAll(zip.end())).toEqual([['a', bytes(3)]]);
  }
});

test('anything else is no zip file, and a damaged entry says so', async () => {
  expect(await readZip(new Blob([bytes(100_000)]))).toBeUndefined();
  expect(await readZip(new Blob([]))).toBeUndefined();
  const damaged = zipSync({ a: [bytes(50_000), { level: 9 }] });
  damaged.fill(255, 60, 300);
  const [entry] = (await readZip(new Blob([damaged]))) ?? [];
  await expect(entry?.read(() => {})).rejects.toThrow();
});

/** Where the directory's entries stand in a zip file. */
function directoryOf(zip: Uint8Array): { view: DataView; entries: number[] } {
  const view = new DataView(zip.buffer);
  const entries = Array.from({ length: zip.length - 4 }, (_, at) => at).filter(
    (at) => view.getUint32(at, true) === 0x02014b50,
  );
  return { view, entries };
}

test('what is unpacked is told as it comes, whatever size the file names', async () => {
  const zip = zipSync({ a: [new Uint8Array(5_000_000), { level: 9 }] });
  const { view, entries } = directoryOf(zip);
  view.setUint32((entries[0] ?? 0) + 24, 1, true);
  const [entry] = (await readZip(new Blob([zip]))) ?? [];
  let unpacked = 0;
  const stop = (bytes: number) => {
    unpacked += bytes;
    if (unpacked > 100_000) throw new RangeError('enough');
  };
  await expect(entry?.read(stop)).rejects.toThrow('enough');
  expect(unpacked).toBeLessThan(2_000_000);
});

test('entries that share bytes are no zip file', async () => {
  const zip = zipSync({ a: [bytes(5000), { level: 0 }], b: [bytes(5000), { level: 0 }] });
  const { view, entries } = directoryOf(zip);
  expect(await readZip(new Blob([zip]))).toHaveLength(2);
  const [a = 0, b = 0] = entries;
  // Both begin at the same place.
  view.setUint32(b + 42, view.getUint32(a + 42, true), true);
  expect(await readZip(new Blob([zip]))).toBeUndefined();
});

test('an entry whose header leads into the next one is damaged', async () => {
  const zip = zipSync({ a: [bytes(5000), { level: 0 }], b: [bytes(5000), { level: 0 }] });
  // The length of the extra field in front of its bytes.
  new DataView(zip.buffer).setUint16(28, 1000, true);
  const [entry] = (await readZip(new Blob([zip]))) ?? [];
  await expect(entry?.read(() => {})).rejects.toThrow();
});
