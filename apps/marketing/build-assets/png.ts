import { crc32, deflateSync } from 'node:zlib';

interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and alpha, one byte each. */
  data: Uint8Array;
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
/** Number of bits per channel to distinguish colours, from fine to coarse. */
const PRECISIONS = [8, 7, 6, 5, 4];

/**
 * Encodes an opaque image as PNG with a palette of at most 256 colours, which is a third of the size of true colour.
 * With more colours, similar ones are merged into the most common of them.
 */
export function palettePng({ width, height, data }: Pixels): Buffer {
  const colours = coloursOf(data);
  const { palette, placeOf } = choosePalette(colours);
  const rows = Buffer.alloc((width + 1) * height);
  let [last, place] = [-1, 0];
  for (let at = 0; at < colours.length; at += 1) {
    const colour = colours[at]!;
    if (colour !== last) [last, place] = [colour, placeOf(colour)];
    // Each row starts with a filter byte (0: none).
    rows[at + Math.floor(at / width) + 1] = place;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per pixel, indexed colour.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk(
      'PLTE',
      Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])),
    ),
    chunk('IDAT', deflateSync(rows, { level: 7 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function coloursOf(data: Uint8Array): Uint32Array {
  const colours = new Uint32Array(data.length / 4);
  for (let at = 0; at < colours.length; at += 1) {
    colours[at] = (data[at * 4]! << 16) | (data[at * 4 + 1]! << 8) | data[at * 4 + 2]!;
  }
  return colours;
}

function choosePalette(colours: Uint32Array) {
  const commonest = byFrequency(colours);
  for (const bits of PRECISIONS) {
    const mask = ((0xff << (8 - bits)) & 0xff) * 0x010101;
    const chosen = new Map<number, number>();
    for (const colour of commonest) if (!chosen.has(colour & mask)) chosen.set(colour & mask, colour);
    if (chosen.size > 256) continue;
    const places = new Map([...chosen.keys()].map((key, index) => [key, index]));
    return { palette: [...chosen.values()], placeOf: (colour: number) => places.get(colour & mask) ?? 0 };
  }
  throw new Error('This picture has too many colours for a palette.');
}

function byFrequency(colours: Uint32Array): number[] {
  const counts = new Map<number, number>();
  let start = 0;
  // Such images consist of long runs of one colour.
  for (let at = 1; at <= colours.length; at += 1) {
    const colour = colours[start]!;
    if (colours[at] === colour) continue;
    counts.set(colour, (counts.get(colour) ?? 0) + at - start);
    start = at;
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
