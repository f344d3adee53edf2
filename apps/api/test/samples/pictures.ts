import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Encoding = 'jpeg' | 'png' | 'webp';

/** Creates a plain picture whose colour depends on the seed. */
export async function picture({
  width = 800,
  height = 600,
  type = 'jpeg' as Encoding,
  seed = 1,
  isClear = false,
} = {}): Promise<Buffer> {
  const colour = { r: (seed * 37) % 256, g: (seed * 91) % 256, b: 90, alpha: isClear ? 0.5 : 1 };
  return sharp({ create: { width, height, channels: isClear ? 4 : 3, background: colour } })
    .toFormat(type)
    .toBuffer();
}

/** Creates a phone's portrait photo, with an orientation tag, a location and other metadata. */
export async function phonePicture(note = 'Upcurve clinic'): Promise<Buffer> {
  return sharp(await picture({ width: 400, height: 300, type: 'png' }))
    .jpeg()
    .withExif({
      IFD0: { ImageDescription: note, Artist: 'A person' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}

/** Creates a PNG that declares this size. `more` are chunks before its pixels. */
export function pngOf(width: number, height: number, more: [string, Buffer][] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const row = Buffer.alloc(width + 1);
  const rows = width * height > 1e7 ? [row] : Array.from({ length: height }, () => row);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...more.map(([type, data]) => chunk(type, data)),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Creates an animated WebP. */
export async function movingPicture(): Promise<Buffer> {
  const frames = await Promise.all(
    [1, 2, 3].map((seed) => picture({ width: 60, height: 40, type: 'png', seed: seed * 50 })),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}
