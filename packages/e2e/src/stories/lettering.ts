/// <reference types="vite/client" />
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2?url';
import type { Canvas } from './canvas.ts';

/** Those of the site: Fraunces for what is said, Inter for what explains it. Figures in a column keep their width. */
export async function loadFonts(): Promise<void> {
  const faces = [
    new FontFace('Fraunces', `url(${fraunces})`, { weight: '100 900' }),
    new FontFace('Inter', `url(${inter})`, { weight: '100 900', featureSettings: '"tnum"' }),
  ];
  for (const face of faces) document.fonts.add(await face.load());
}

export interface Lettering {
  x: number;
  /** The base line of the first line. */
  y: number;
  size: number;
  colour: string;
  family?: 'Fraunces' | 'Inter';
  weight?: number;
  /** Between letters, in em. */
  spacing?: number;
  /** Between lines, in em. */
  leading?: number;
  align?: CanvasTextAlign;
  opacity?: number;
}

/** Sets lines of type; gives the base line of what would come next. */
export function set(canvas: Canvas, lines: string | readonly string[], how: Lettering): number {
  const { size, family = 'Fraunces', weight = family === 'Inter' ? 500 : 400 } = how;
  const leading = size * (how.leading ?? 1.12);
  canvas.save();
  canvas.globalAlpha *= how.opacity ?? 1;
  canvas.font = `${weight} ${size}px ${family}`;
  canvas.letterSpacing = `${(how.spacing ?? (family === 'Fraunces' ? -0.018 : 0)) * size}px`;
  canvas.textAlign = how.align ?? 'left';
  canvas.textBaseline = 'alphabetic';
  canvas.fillStyle = how.colour;
  let { y } = how;
  for (const line of [lines].flat()) {
    canvas.fillText(line, how.x, y);
    y += leading;
  }
  canvas.restore();
  return y;
}

/** That nobody takes a drawn figure for a client's. */
export function labelAsSample(canvas: Canvas, colour: string, x: number, y = 1046): void {
  const align = y === 1046 ? 'left' : 'right';
  set(canvas, 'Sample figures', { x, y, size: 25, family: 'Inter', weight: 500, align, colour });
}

/** How wide a line is when it is set so. */
export function widthOf(canvas: Canvas, line: string, how: Omit<Lettering, 'x' | 'y' | 'colour'>): number {
  const { size, family = 'Fraunces', weight = family === 'Inter' ? 500 : 400 } = how;
  canvas.save();
  canvas.font = `${weight} ${size}px ${family}`;
  canvas.letterSpacing = `${(how.spacing ?? (family === 'Fraunces' ? -0.018 : 0)) * size}px`;
  const { width } = canvas.measureText(line);
  canvas.restore();
  return width;
}
