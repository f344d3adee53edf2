import { PIXELS_MAX } from '@upcurve/contracts/media/media-limits';
import sharp from 'sharp';
import { isPolyglot } from './polyglot.ts';

/** Whether the bytes are exactly one complete still picture of that format and size. */
export async function isRendition(
  bytes: Buffer,
  wanted: { format: 'jpeg' | 'png' | 'webp' | 'avif'; width: number; height: number },
): Promise<boolean> {
  if (await isPolyglot(bytes, wanted.format)) return false;
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    const { format, compression, width, height, pages = 1 } = await picture.metadata();
    const found = format === 'heif' && compression === 'av1' ? 'avif' : format;
    if (found !== wanted.format || width !== wanted.width || height !== wanted.height || pages > 1)
      return false;
    await picture.raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
