import { type Canvas, ground, HEIGHT, paint, WIDTH } from '../canvas.ts';
import { labelAsSample, set } from '../lettering.ts';
import { between, glide, mix, rise, settle, traceCurve } from '../motion.ts';

const SHEET = { x: 48, y: 158, width: WIDTH - 96, height: 892 };
const LEFT = SHEET.x + 48;
const RIGHT = SHEET.x + SHEET.width - 48;

const LINES = [
  {
    name: 'New patients',
    from: 29,
    to: 38,
    change: '9 more than February',
    format: (value: number) => String(value),
  },
  {
    name: 'Cost per patient',
    from: 85,
    to: 61,
    change: '£24 less than February',
    format: (value: number) => `£${value}`,
  },
  {
    name: 'Calls missed',
    from: 21,
    to: 4,
    change: '17 fewer than February',
    format: (value: number) => String(value),
  },
];

/** A month on one page, that fills itself in. */
export function drawReport(canvas: Canvas, time: number): void {
  ground(canvas, paint('sage'));
  const comes = settle(between(time, 0, 0.9));
  canvas.save();
  canvas.translate(0, (HEIGHT - SHEET.y) * (1 - comes));
  for (const [spread, darkness] of [
    [34, 0.06],
    [20, 0.07],
    [8, 0.08],
  ] as const) {
    canvas.fillStyle = paint('ink', darkness);
    canvas.beginPath();
    canvas.roundRect(
      SHEET.x - spread / 2,
      SHEET.y + spread / 2,
      SHEET.width + spread,
      SHEET.height + spread / 2,
      18 + spread / 2,
    );
    canvas.fill();
  }
  canvas.fillStyle = paint('ivory');
  canvas.beginPath();
  canvas.roundRect(SHEET.x, SHEET.y, SHEET.width, SHEET.height, 14);
  canvas.fill();

  rise(canvas, between(time, 0.5, 1.1), () => {
    set(canvas, 'March', { x: LEFT - 3, y: 272, size: 92, weight: 420, colour: paint('ink') });
    set(canvas, 'on one page', {
      x: RIGHT,
      y: 272,
      size: 28,
      family: 'Inter',
      align: 'right',
      colour: paint('ink', 0.72),
    });
  });
  for (const [i, { name, from, to, change, format }] of LINES.entries()) {
    const starts = 0.9 + i * 0.75;
    const top = 312 + i * 136;
    const draws = settle(between(time, starts - 0.2, starts + 0.5));
    canvas.fillStyle = paint('ink', 0.2);
    canvas.fillRect(LEFT, top, (RIGHT - LEFT) * draws, 2);
    rise(canvas, between(time, starts, starts + 0.6), () => {
      const value = Math.round(mix(from, to, glide(between(time, starts, starts + 1.3))));
      set(canvas, name, {
        x: LEFT,
        y: top + 64,
        size: 32,
        family: 'Inter',
        weight: 500,
        colour: paint('ink'),
      });
      set(canvas, change, {
        x: LEFT,
        y: top + 104,
        size: 26,
        family: 'Inter',
        weight: 600,
        colour: paint('sage'),
      });
      set(canvas, format(value), {
        ...{
          x: RIGHT - 3,
          y: top + 104,
          size: 96,
          weight: 460,
          spacing: -0.035,
          align: 'right',
          colour: paint('ink'),
        },
      });
    });
  }

  const box = { x: LEFT, y: 752, width: RIGHT - LEFT - 10, height: 196 };
  const draws = settle(between(time, 2.9, 3.5));
  canvas.fillStyle = paint('ink', 0.2);
  canvas.fillRect(LEFT, 720, (RIGHT - LEFT) * draws, 2);
  const runs = glide(between(time, 3.1, 4.9));
  if (runs > 0) {
    const end = traceCurve(canvas, box, runs);
    canvas.strokeStyle = paint('clay');
    canvas.lineWidth = 6;
    canvas.lineCap = canvas.lineJoin = 'round';
    canvas.stroke();
    canvas.lineTo(end.x, box.y + box.height);
    canvas.lineTo(box.x, box.y + box.height);
    canvas.fillStyle = paint('clay', 0.09);
    canvas.fill();
    canvas.fillStyle = paint('clay');
    canvas.beginPath();
    canvas.arc(end.x, end.y, 12, 0, Math.PI * 2);
    canvas.fill();
  }
  rise(canvas, between(time, 3.3, 3.9), () => {
    labelAsSample(canvas, paint('ink', 0.62), RIGHT, 1006);
    set(canvas, 'New patients, twelve months', {
      ...{ x: LEFT, y: 1006, size: 25, family: 'Inter', weight: 500, colour: paint('ink', 0.72) },
    });
  });
  canvas.restore();
}
