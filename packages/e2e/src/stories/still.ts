import { type Canvas, grain, HEIGHT, newCanvas, WIDTH } from './canvas.ts';
import { type Lettering, set } from './lettering.ts';

/** The print of a room with the light that bleeds on film around what shines. */
export function print(room: ImageBitmap, bloom: number): Canvas {
  const canvas = newCanvas();
  canvas.drawImage(room, 0, 0, WIDTH, HEIGHT);
  for (const [radius, share] of [
    [70, 0.6],
    [22, 0.4],
  ] as const) {
    const glow = newCanvas();
    // What is dark stays dark.
    glow.filter = `brightness(0.95) contrast(2.4) blur(${radius}px)`;
    glow.drawImage(room, 0, 0, WIDTH, HEIGHT);
    canvas.globalCompositeOperation = 'screen';
    canvas.globalAlpha = bloom * share;
    canvas.drawImage(glow.canvas, 0, 0);
  }
  canvas.globalCompositeOperation = 'source-over';
  canvas.globalAlpha = 1;
  return canvas;
}

/** A room with one sentence. */
export function drawMoment(
  room: ImageBitmap,
  { bloom, moment }: { bloom: number; moment: { lines: readonly string[]; how: Lettering } },
): Canvas {
  const canvas = print(room, bloom);
  grain(canvas, 5);
  set(canvas, moment.lines, moment.how);
  return canvas;
}
