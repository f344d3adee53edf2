import { AVATAR_SIDE, type Crop, layout, type Size } from './crop-geometry.ts';

const JPEG_QUALITY = 0.9;

/** Returns the size of the picture as displayed. Browsers apply the EXIF rotation. */
export const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): Size => ({
  width: naturalWidth,
  height: naturalHeight,
});

/**
 * Loads a picture to show and crop. Uses a data URL, because the page's Content-Security-Policy does not allow blob
 * URLs.
 * @throws if the browser cannot decode it
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

/** Draws the framed part of the picture on a white background. */
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

/** Returns the cropped avatar as a square JPEG with sides of AVATAR_SIDE px. */
export async function cutAvatar(picture: HTMLImageElement, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_SIDE;
  canvas.height = AVATAR_SIDE;
  paintCrop(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
  );
  if (!blob) throw new Error('The browser could not create a JPEG.');
  return new File([blob], 'avatar.jpg', { type: blob.type });
}
