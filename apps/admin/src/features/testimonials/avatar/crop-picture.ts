import type { Point, Size } from 'react-easy-crop';

/** Side of the crop area at its full width, in px. Lengths of a crop refer to it, however wide the screen is. */
export const AVATAR_BOX = 400;
/** Sides of the frame. */
export const AVATAR_CROP = { min: 50, max: 400 } as const;
export const AVATAR_ZOOM = { min: 0.5, max: 3, step: 0.1 } as const;
const AVATAR_SIDE = 200;
const JPEG_QUALITY = 0.9;

/** A frame in the middle of the crop area, and the picture behind it. */
export interface Crop {
  frame: Size;
  /** The size of the picture at a zoom of 1. */
  size: Size;
  zoom: number;
  /** The distance between the middle of the picture and that of the frame. */
  position: Point;
}

/** Returns a data URL of a file, because the page's Content-Security-Policy does not allow blob URLs. */
export const dataUrlOf = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/**
 * Loads a picture to show and crop.
 * @throws if the browser cannot decode it
 */
export async function readPicture(file: Blob): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = await dataUrlOf(file);
  await picture.decode();
  return picture;
}

/** Draws the framed part of the picture in the middle of a white square. */
export function paintCrop(canvas: HTMLCanvasElement, picture: HTMLImageElement, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { frame, size, zoom, position } = crop;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.save();
  context.translate(canvas.width / 2, canvas.height / 2);
  const scale = canvas.width / Math.max(frame.width, frame.height);
  context.scale(scale, scale);
  context.beginPath();
  context.rect(-frame.width / 2, -frame.height / 2, frame.width, frame.height);
  context.clip();
  context.imageSmoothingQuality = 'high';
  const [width, height] = [size.width * zoom, size.height * zoom];
  context.drawImage(picture, position.x - width / 2, position.y - height / 2, width, height);
  context.restore();
}

/** Returns the cropped avatar as a square JPEG. */
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
