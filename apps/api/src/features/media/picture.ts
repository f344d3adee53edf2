import type { MediaExtension } from '@upcurve/contracts/media/media';
import { PIXELS_MAX, SIDE_MAX } from '@upcurve/contracts/media/media-limits';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import type { Format } from './file-kind.ts';
import {
  animatedPictureError,
  brokenFileError,
  type FileField,
  tooManyPicturesError,
  tooManyPixelsError,
} from './media-errors.ts';

export interface Rendition {
  extension: MediaExtension;
  width: number;
  height: number;
  bytes: Buffer;
}

export interface Picture {
  /** A tiny version as a data URL, shown until the picture has loaded. */
  placeholder: string;
  /** Renditions in a format that every browser supports, the widest last. */
  plain: Rendition[];
  others: Rendition[];
}

const WIDTHS = [320, 640, 960, 1280, 1920];
const POSTER_WIDTHS = [1280];
const PLACEHOLDER_WIDTH = 16;
/**
 * Effort costs the most time: AVIF effort 1 takes four times as long as 0, WebP effort 2 half as long again, and each
 * saves only 2 %.
 */
const AVIF = { quality: 52, effort: 0, chromaSubsampling: '4:2:0' } as const;
const WEBP = { quality: 78, effort: 0 } as const;
const JPEG = { quality: 80 } as const;

/*
 * One thread per encoder, one picture at a time, two encoders in parallel: this leaves the other threads to other
 * requests.
 */
sharp.concurrency(1);
sharp.cache(false);
const oneAtATime = pLimit(1);
const WAITING_MAX = 40;

interface Base {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/**
 * Decodes a picture completely: upright, no wider than needed, in sRGB and without metadata.
 * @throws {HttpError} if it is invalid
 */
async function decode(bytes: Buffer, format: Format, field: FileField, widest: number): Promise<Base> {
  // Only the first frame of an animated PNG would be read, so animated PNGs are rejected.
  if (format === 'png' && bytes.subarray(0, 1024).includes('acTL')) throw animatedPictureError(field);
  const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
  try {
    const { format: found, width, height, pages = 1 } = await picture.metadata();
    if (found !== format) throw brokenFileError(field, 'picture');
    if (pages > 1) throw animatedPictureError(field);
    if (width * height > PIXELS_MAX || Math.max(width, height) > SIDE_MAX) throw tooManyPixelsError(field);
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: widest, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
  } catch (error) {
    if ((error as Error).name === 'HttpError') throw error;
    throw /pixel limit/i.test((error as Error).message)
      ? tooManyPixelsError(field)
      : brokenFileError(field, 'picture');
  }
}

async function render(
  { data, raw }: Base,
  width: number,
  extension: MediaExtension,
  encode: (picture: Sharp) => Sharp,
): Promise<Rendition> {
  const { data: bytes, info } = await encode(sharp(data, { raw }).resize({ width })).toBuffer({
    resolveWithObject: true,
  });
  return { extension, width: info.width, height: info.height, bytes };
}

async function make(bytes: Buffer, format: Format, field: FileField): Promise<Picture> {
  const isPoster = field === 'poster';
  const widths = isPoster ? POSTER_WIDTHS : WIDTHS;
  const base = await decode(bytes, format, field, Math.max(...widths));
  const fitting = [...widths.filter((width) => width < base.raw.width), base.raw.width];
  const isClear = base.raw.channels === 4;

  async function plainOnes() {
    const plain = [];
    const webps = [];
    for (const width of fitting) {
      plain.push(
        isClear
          ? await render(base, width, 'png', (picture) => picture.png())
          : await render(base, width, 'jpg', (picture) => picture.jpeg(JPEG)),
      );
      if (!isPoster) webps.push(await render(base, width, 'webp', (picture) => picture.webp(WEBP)));
    }
    return { plain, webps };
  }
  async function avifs() {
    const made = [];
    if (!isPoster)
      for (const width of fitting)
        made.push(await render(base, width, 'avif', (picture) => picture.avif(AVIF)));
    return made;
  }
  const [{ plain, webps }, newest] = await Promise.all([plainOnes(), avifs()]);
  const tiny = await render(base, PLACEHOLDER_WIDTH, 'webp', (picture) => picture.webp({ quality: 20 }));
  return {
    placeholder: `data:image/webp;base64,${tiny.bytes.toString('base64')}`,
    plain,
    others: [...newest, ...webps],
  };
}

/**
 * Re-encodes a picture in several widths, none wider than the original. Processes one picture at a time.
 * @throws {HttpError} if it is not a picture of that format, or too many are waiting
 */
export async function readPicture(bytes: Buffer, format: Format, field: FileField): Promise<Picture> {
  if (oneAtATime.pendingCount >= WAITING_MAX) throw tooManyPicturesError();
  return oneAtATime(() => make(bytes, format, field));
}
