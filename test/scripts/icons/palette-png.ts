import { crc32, deflateSync } from 'node:zlib';

/** As many colours as an icon keeps; its edges are blends of three or four. */
const COLOURS = 48;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

/** The commonest colours, those with the least alpha first: their transparency is then all that has to be written. */
function choosePalette(pixels: number[]): number[] {
  const counts = Map.groupBy(pixels, (pixel) => pixel);
  const common = [...counts].sort(([, a], [, b]) => b.length - a.length).slice(0, COLOURS);
  return common.map(([pixel]) => pixel).sort((a, b) => (a & 255) - (b & 255));
}

const channels = (pixel: number) => [pixel >>> 24, (pixel >>> 16) & 255, (pixel >>> 8) & 255, pixel & 255];

function distance(a: number, b: number): number {
  const other = channels(b);
  return channels(a).reduce((sum, value, place) => sum + (value - (other[place] ?? 0)) ** 2, 0);
}

/**
 * A PNG with a palette: a third of what a browser writes.
 * @param rgba four bytes for each pixel, row by row, not multiplied by alpha
 */
export function palettePng(rgba: Uint8Array, sizePx: number): Buffer {
  const view = new DataView(rgba.buffer, rgba.byteOffset);
  const pixels = Array.from({ length: sizePx * sizePx }, (_, place) => {
    const pixel = view.getUint32(place * 4);
    return (pixel & 255) === 0 ? 0 : pixel;
  });
  const palette = choosePalette(pixels);
  const nearest = new Map<number, number>();
  const indexOf = (pixel: number) => {
    const known = nearest.get(pixel);
    if (known !== undefined) return known;
    const best = palette.reduce(
      (at, colour, place) => (distance(colour, pixel) < distance(palette[at] ?? 0, pixel) ? place : at),
      0,
    );
    nearest.set(pixel, best);
    return best;
  };

  const rows = Buffer.alloc(sizePx * (sizePx + 1));
  for (const [place, pixel] of pixels.entries()) {
    rows[Math.floor(place / sizePx) * (sizePx + 1) + 1 + (place % sizePx)] = indexOf(pixel);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(sizePx, 0);
  header.writeUInt32BE(sizePx, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const clear = palette.filter((pixel) => (pixel & 255) < 255);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((pixel) => channels(pixel).slice(0, 3)))),
    chunk('tRNS', Buffer.from(clear.map((pixel) => pixel & 255))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
