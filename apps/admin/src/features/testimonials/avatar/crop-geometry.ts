/* Lengths are in px of a box with sides of AVATAR_BOX, regardless of its size on screen. Points are relative to the
   centre of the box. */

/** Side of the box. */
export const AVATAR_BOX = 400;
/** Sides of the frame. */
export const AVATAR_CROP = { min: 50, max: 400 } as const;
export const AVATAR_ZOOM = { min: 0.5, max: 3, step: 0.1 } as const;
/** Side of the finished avatar. */
export const AVATAR_SIDE = 200;

export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Area extends Size {
  left: number;
  top: number;
}

/** A frame in the centre of the box, and the zoom and centre of the picture behind it. */
export interface Crop extends Size, Point {
  /** At 1, the whole picture just fits into the box. */
  zoom: number;
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
const side = (length: number) => clamp(Math.round(length), AVATAR_CROP.min, AVATAR_CROP.max);

/** Returns the displayed size of the picture. */
export function shownSize({ width, height }: Size, zoom: number): Size {
  const scale = (AVATAR_BOX / Math.max(width, height)) * zoom;
  return { width: width * scale, height: height * scale };
}

/** Returns the largest centred square of the picture. */
export function startCrop(picture: Size): Crop {
  const { width, height } = shownSize(picture, 1);
  const length = side(Math.min(width, height));
  return { width: length, height: length, zoom: 1, x: 0, y: 0 };
}

/** Applies all limits: a picture larger than the frame covers it, a smaller one stays inside. */
function within(picture: Size, crop: Crop): Crop {
  const [width, height] = [side(crop.width), side(crop.height)];
  const zoom = clamp(crop.zoom, AVATAR_ZOOM.min, AVATAR_ZOOM.max);
  const shown = shownSize(picture, zoom);
  const play = (inner: number, outer: number) => Math.abs(inner - outer) / 2;
  const reach = { x: play(shown.width, width), y: play(shown.height, height) };
  return {
    width,
    height,
    zoom,
    x: clamp(crop.x, -reach.x, reach.x),
    y: clamp(crop.y, -reach.y, reach.y),
  };
}

/** Moves the picture by `dx` and `dy`. */
export const moveCrop = (picture: Size, crop: Crop, by: Point) =>
  within(picture, { ...crop, x: crop.x + by.x, y: crop.y + by.y });

/** Resizes the frame. */
export const resizeCrop = (picture: Size, crop: Crop, sides: Partial<Size>) =>
  within(picture, { ...crop, ...sides });

/** Changes the zoom and keeps the point `about` in place, as far as the limits allow. */
export function zoomCrop(picture: Size, crop: Crop, zoom: number, about: Point = { x: 0, y: 0 }): Crop {
  const next = clamp(zoom, AVATAR_ZOOM.min, AVATAR_ZOOM.max);
  const by = next / crop.zoom;
  return within(picture, {
    ...crop,
    zoom: next,
    x: about.x + (crop.x - about.x) * by,
    y: about.y + (crop.y - about.y) * by,
  });
}

/** Returns the zoom after a number of steps, rounded to a full step. */
export function stepZoom(zoom: number, steps = 0): number {
  const { step, min, max } = AVATAR_ZOOM;
  return clamp(Math.round((Math.round(zoom / step) + steps) * step * 100) / 100, min, max);
}

const middle = ([a, b]: Fingers): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = ([a, b]: Fingers) => Math.hypot(a.x - b.x, a.y - b.y);
export type Fingers = readonly [Point, Point];

/** Moves and zooms the picture with two fingers. */
export function pinchCrop(picture: Size, crop: Crop, from: Fingers, to: Fingers): Crop {
  const spread = apart(from) > 0 ? apart(to) / apart(from) : 1;
  const [before, after] = [middle(from), middle(to)];
  const larger = zoomCrop(picture, crop, crop.zoom * spread, before);
  return moveCrop(picture, larger, { x: after.x - before.x, y: after.y - before.y });
}

/** Positions frame and picture in a square of `length` px that shows the whole frame without distortion. */
export function layout(picture: Size, crop: Crop, length = AVATAR_SIDE): { frame: Area; picture: Area } {
  const scale = length / Math.max(crop.width, crop.height);
  const centred = ({ width, height }: Size, x: number, y: number): Area => ({
    width: width * scale,
    height: height * scale,
    left: length / 2 + (x - width / 2) * scale,
    top: length / 2 + (y - height / 2) * scale,
  });
  return {
    frame: centred(crop, 0, 0),
    picture: centred(shownSize(picture, crop.zoom), crop.x, crop.y),
  };
}
