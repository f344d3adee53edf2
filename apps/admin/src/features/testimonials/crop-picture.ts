import { AVATAR_QUALITY, AVATAR_SIDE } from '@upcurve/contracts/testimonials';
import { type Crop, layout, type Size } from './crop-geometry.ts';

/** The picture's own size, the way up it is shown: browsers have turned it as its EXIF says. */
export const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): Size => ({
  width: naturalWidth,
  height: naturalHeight,
});

/**
 * Reads a picture, whole, to be shown and cut. As a data URL: the page's policy allows no other address of a file.
 * @throws where the browser cannot read it
 */
export async function readPicture(file: Blob): Promise<HTMLImageElement> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
}

/** Draws what the frame shows; white is around it where the picture does not reach. */
export function paintCrop(canvas: HTMLCanvasElement, picture: HTMLImageElement, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { frame, picture: place } = layout(sizeOf(picture), crop, canvas.width);
  context.save();
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.beginPath();
  context.rect(frame.left, frame.top, frame.width, frame.height);
  context.clip();
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, place.left, place.top, place.width, place.height);
  context.restore();
}

/** The avatar as it is sent: a JPEG of AVATAR_SIDE px. */
export async function cutAvatar(picture: HTMLImageElement, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_SIDE;
  canvas.height = AVATAR_SIDE;
  paintCrop(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', AVATAR_QUALITY),
  );
  if (!blob) throw new Error('The browser made no JPEG of the picture.');
  return new File([blob], 'avatar.jpg', { type: blob.type });
}
