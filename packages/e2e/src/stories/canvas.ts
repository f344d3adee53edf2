import { brand } from '@upcurve/ui/palette';

/** Everything is drawn on a phone's screen of so many pixels. */
export const WIDTH = 720;
export const HEIGHT = 1280;
export const MARGIN = 60;
/** Type stays above: below, and in the first 140 pixels, the viewer has its own. */
export const BOTTOM = 1052;

export type Canvas = OffscreenCanvasRenderingContext2D;
export type Colour = keyof typeof brand;

export function newCanvas(width = WIDTH, height = HEIGHT): Canvas {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  return context;
}

/** A colour of the house, as opaque as told. */
export function paint(colour: Colour, opacity = 1): string {
  const hex = brand[colour];
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red} ${green} ${blue} / ${opacity})`;
}

export function wash(canvas: Canvas, from: string, to: string): void {
  const fill = canvas.createLinearGradient(0, 0, 0, HEIGHT);
  fill.addColorStop(0, from);
  fill.addColorStop(1, to);
  canvas.fillStyle = fill;
  canvas.fillRect(0, 0, WIDTH, HEIGHT);
}

/** One colour all over: a gradient would fall into steps when it is encoded. */
export function ground(canvas: Canvas, colour: string): void {
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, WIDTH, HEIGHT);
}

/** Repeats itself, so that the same picture is drawn each time. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Film grain over all, so faint that it is only missed. */
export function grain(canvas: Canvas, amount: number): void {
  const throwDie = dice(7);
  const picture = canvas.getImageData(0, 0, WIDTH, HEIGHT);
  for (let at = 0; at < picture.data.length; at += 4) {
    const shift = (throwDie() + throwDie() - 1) * amount;
    for (let channel = at; channel < at + 3; channel += 1)
      picture.data[channel] = (picture.data[channel] ?? 0) + shift;
  }
  canvas.putImageData(picture, 0, 0);
}
