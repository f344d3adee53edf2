import type { Scene } from './scene.ts';
import type { Exposure } from './tracer.ts';

/* B3 spline, as à-trous wavelets use it. */
const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];

/** Smooths light where nothing ends: ever wider steps, held back by edges of shape, colour and, ever less, of light itself. */
function smooth({ width, height, light, colour, shape }: Exposure, rounds: number): Float32Array {
  // Paint is taken out first, so that its patterns stay sharp.
  let from = light.map((amount, at) => amount / Math.max(0.01, value(colour, at)));
  for (let round = 0; round < rounds; round += 1) {
    const to = new Float32Array(from.length);
    const step = 2 ** round;
    const lightEdge = 1.6 / 2 ** round;
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const at = (y * width + x) * 4;
        const own = Math.log(1e-3 + brightness(from, at));
        let [red, green, blue, total] = [0, 0, 0, 0];
        for (let dy = -2; dy <= 2; dy += 1) {
          const row = y + dy * step;
          if (row < 0 || row >= height) continue;
          for (let dx = -2; dx <= 2; dx += 1) {
            const column = x + dx * step;
            if (column < 0 || column >= width) continue;
            const other = (row * width + column) * 4;
            const turn =
              1 -
              (value(shape, at) * value(shape, other) +
                value(shape, at + 1) * value(shape, other + 1) +
                value(shape, at + 2) * value(shape, other + 2));
            const depth =
              Math.abs(value(shape, at + 3) - value(shape, other + 3)) / (0.02 * step * value(shape, at + 3));
            const paint =
              Math.abs(value(colour, at) - value(colour, other)) +
              Math.abs(value(colour, at + 1) - value(colour, other + 1)) +
              Math.abs(value(colour, at + 2) - value(colour, other + 2));
            const glow = Math.abs(own - Math.log(1e-3 + brightness(from, other)));
            const weight =
              (KERNEL[dx + 2] ?? 0) *
              (KERNEL[dy + 2] ?? 0) *
              Math.exp(-(turn * 60 + depth + paint * 24 + glow / lightEdge));
            red += weight * value(from, other);
            green += weight * value(from, other + 1);
            blue += weight * value(from, other + 2);
            total += weight;
          }
        }
        to[at] = red / total;
        to[at + 1] = green / total;
        to[at + 2] = blue / total;
      }
    }
    from = to;
  }
  return from;
}

const value = (plane: Float32Array, at: number) => plane[at] ?? 0;
const brightness = (plane: Float32Array, at: number) =>
  value(plane, at) * 0.3 + value(plane, at + 1) * 0.6 + value(plane, at + 2) * 0.1;

/** A film's shoulder: bright light runs softly into white. */
function tone(amount: number): number {
  const x = Math.max(0, amount);
  const curved = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
  return Math.min(1, curved) ** (1 / 2.2);
}

/** The print of an exposure. */
export function develop(exposed: Exposure, { exposure, vignette }: Scene): ImageData {
  const { width, height, colour } = exposed;
  const light = smooth(exposed, 4);
  const print = new ImageData(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const out = ((x / width - 0.5) ** 2 * 0.8 + (y / height - 0.5) ** 2) * vignette;
      for (let channel = 0; channel < 3; channel += 1) {
        const amount = value(light, at + channel) * value(colour, at + channel);
        print.data[at + channel] = 255 * tone(amount * exposure * Math.max(0, 1 - out));
      }
      print.data[at + 3] = 255;
    }
  }
  return print;
}
