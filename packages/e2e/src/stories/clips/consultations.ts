import { type Canvas, ground, MARGIN, paint, WIDTH } from '../canvas.ts';
import { labelAsSample, set, widthOf } from '../lettering.ts';
import { between, glide, mix, rise, traceCurve } from '../motion.ts';

const CHART = { x: MARGIN, y: 528, width: WIDTH - 2 * MARGIN - 12, height: 272 };
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const FIGURE = { size: 272, weight: 400, spacing: -0.045 } as const;
const WHOLE = WIDTH - 2 * MARGIN;

/** Less is spent on adverts, more consultations are booked: a bar that shrinks under a curve that rises. */
export function drawConsultations(canvas: Canvas, time: number): void {
  ground(canvas, paint('ivory'));
  const runs = glide(between(time, 0.9, 4.5));
  const booked = Math.round(mix(22, 41, glide(between(time, 1.5, 4.5))));
  const spent = Math.round(mix(94, 52, glide(between(time, 1.0, 2.9)))) * 100;

  rise(canvas, between(time, 0.05, 0.7), () => {
    set(canvas, ['Consultations', 'booked a month'], {
      ...{ x: MARGIN, y: 208, size: 46, weight: 400, colour: paint('ink') },
    });
  });
  rise(canvas, between(time, 0.2, 0.9), () => {
    set(canvas, String(booked), { ...FIGURE, x: MARGIN - 8, y: 500, colour: paint('ink') });
  });
  rise(canvas, between(time, 4.3, 4.9), () => {
    const beside = MARGIN + widthOf(canvas, '41', FIGURE) + 18;
    set(canvas, 'from 22', { x: beside, y: 500, size: 64, weight: 380, colour: paint('ink', 0.7) });
  });

  rise(canvas, between(time, 0.4, 1.1), () => {
    canvas.strokeStyle = paint('ink', 0.22);
    canvas.lineWidth = 2;
    canvas.beginPath();
    canvas.moveTo(MARGIN, CHART.y + CHART.height);
    canvas.lineTo(WIDTH - MARGIN, CHART.y + CHART.height);
    canvas.stroke();
    for (const [i, month] of MONTHS.entries()) {
      set(canvas, month, {
        ...{ x: MARGIN + (CHART.width * i) / (MONTHS.length - 1), y: CHART.y + CHART.height + 40, size: 26 },
        ...{ family: 'Inter', weight: 500, colour: paint('ink', 0.72) },
        align: i === 0 ? 'left' : i === MONTHS.length - 1 ? 'right' : 'center',
      });
    }
  });
  if (runs > 0) {
    const end = traceCurve(canvas, CHART, runs);
    canvas.strokeStyle = paint('clay');
    canvas.lineWidth = 7;
    canvas.lineCap = canvas.lineJoin = 'round';
    canvas.stroke();
    canvas.lineTo(end.x, CHART.y + CHART.height);
    canvas.lineTo(CHART.x, CHART.y + CHART.height);
    const fill = canvas.createLinearGradient(0, CHART.y, 0, CHART.y + CHART.height);
    fill.addColorStop(0, paint('clay', 0.2));
    fill.addColorStop(1, paint('clay', 0.03));
    canvas.fillStyle = fill;
    canvas.fill();
    canvas.fillStyle = paint('ivory');
    canvas.strokeStyle = paint('clay');
    canvas.lineWidth = 6;
    canvas.beginPath();
    canvas.arc(end.x, end.y, 13, 0, Math.PI * 2);
    canvas.fill();
    canvas.stroke();
  }

  rise(canvas, between(time, 0.6, 1.3), () => {
    labelAsSample(canvas, paint('ink', 0.68), MARGIN);
    set(canvas, 'Advert spend', {
      ...{ x: MARGIN, y: 930, size: 30, family: 'Inter', weight: 550, colour: paint('ink') },
    });
    set(canvas, `£${spent.toLocaleString('en-GB')}`, {
      ...{ x: WIDTH - MARGIN, y: 930, size: 30, family: 'Inter', weight: 650, align: 'right' },
      colour: paint('sage'),
    });
    for (const [width, colour] of [
      [WHOLE, paint('ink', 0.1)],
      [(WHOLE * spent) / 9400, paint('sage')],
    ] as const) {
      canvas.fillStyle = colour;
      canvas.beginPath();
      canvas.roundRect(MARGIN, 956, width, 22, 11);
      canvas.fill();
    }
  });
}
