import { BOTTOM, type Canvas, type Colour, HEIGHT, MARGIN, newCanvas, paint, WIDTH, wash } from './canvas.ts';
import { set } from './lettering.ts';
import { traceCurve } from './motion.ts';

export interface Quote {
  lines: readonly string[];
  size: number;
  who: string;
  role: string;
  ground: Colour;
  ink: Colour;
  accent: Colour;
}

/** Words set large over the story's own room, out of focus. */
export function drawQuote({ lines, size, who, role, ground, ink, accent }: Quote, room: ImageBitmap): Canvas {
  const canvas = newCanvas();
  const isDark = ink === 'ivory' || ink === 'blush';
  canvas.filter = 'blur(46px)';
  canvas.drawImage(room, -WIDTH * 0.35, -HEIGHT * 0.25, WIDTH * 1.7, HEIGHT * 1.7);
  canvas.filter = 'none';
  wash(canvas, paint(ground, isDark ? 0.87 : 0.92), paint(ground, 0.96));

  const box = { x: -20, y: 948, width: WIDTH + 40, height: 286 };
  traceCurve(canvas, box, 1);
  canvas.strokeStyle = paint(accent, 0.9);
  canvas.lineWidth = 3;
  canvas.stroke();
  canvas.lineTo(WIDTH + 20, HEIGHT);
  canvas.lineTo(-20, HEIGHT);
  const fill = canvas.createLinearGradient(0, box.y, 0, HEIGHT);
  fill.addColorStop(0, paint(accent, 0.2));
  fill.addColorStop(1, paint(accent, 0.02));
  canvas.fillStyle = fill;
  canvas.fill();

  set(canvas, '“', { x: MARGIN - 10, y: 330, size: 240, weight: 500, colour: paint(accent) });
  const end = set(canvas, lines, { x: MARGIN, y: 360, size, weight: 380, leading: 1.14, colour: paint(ink) });
  const name = Math.min(end + 30, BOTTOM - 108);
  set(canvas, who, { x: MARGIN, y: name, size: 32, family: 'Inter', weight: 600, colour: paint(ink) });
  set(canvas, role, {
    ...{ x: MARGIN, y: name + 44, size: 27, family: 'Inter', weight: 450, leading: 1.36 },
    colour: paint(ink, 0.92),
  });
  return canvas;
}
