import { type Canvas, dice, ground, MARGIN, paint, WIDTH } from '../canvas.ts';
import { labelAsSample, set, widthOf } from '../lettering.ts';
import { between, glide, mix, rise, settle } from '../motion.ts';

const [COLUMNS, ROWS] = [10, 6];
const CALLS = COLUMNS * ROWS;
const ANSWERED_BEFORE = 18;
const ANSWERED_AFTER = 57;
const GRID = { x: MARGIN + 20, y: 600, across: (WIDTH - 2 * MARGIN - 40) / (COLUMNS - 1), down: 61 };

/** In which order calls come to be answered: neighbours not one after the other. */
function orderOfAnswers(): number[] {
  const throwDie = dice(11);
  const order = Array.from({ length: CALLS }, (_, i) => i);
  for (let i = CALLS - 1; i > 0; i -= 1) {
    const j = Math.floor(throwDie() * (i + 1));
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  const places: number[] = [];
  for (const [place, call] of order.entries()) places[call] = place;
  return places;
}
const PLACES = orderOfAnswers();

const [BEGINS, ENDS] = [1.5, 4.3];

/** When the call at this place is answered, in seconds: as the figure above reaches it. */
function answeredAt(place: number): number {
  const share = (place - ANSWERED_BEFORE) / (ANSWERED_AFTER - ANSWERED_BEFORE);
  if (share < 0) return 0;
  if (share >= 1) return Number.POSITIVE_INFINITY;
  return BEGINS + (ENDS - BEGINS) * (share < 0.5 ? Math.cbrt(share / 4) : 1 - Math.cbrt(2 - 2 * share) / 2);
}

/** Sixty calls of a week as sixty rings; from the first week to the twelfth they are answered. */
export function drawCalls(canvas: Canvas, time: number): void {
  ground(canvas, paint('ink'));
  const passed = glide(between(time, BEGINS, ENDS));
  const answered = mix(ANSWERED_BEFORE, ANSWERED_AFTER, passed);
  const week = Math.round(mix(1, 12, passed));

  rise(canvas, between(time, 0.05, 0.7), () => {
    set(canvas, ['Calls answered', 'the first time'], {
      ...{ x: MARGIN, y: 208, size: 46, weight: 400, colour: paint('ivory') },
    });
    set(canvas, `Week ${week}`, {
      ...{ x: WIDTH - MARGIN, y: 208, size: 30, family: 'Inter', weight: 550, align: 'right' },
      colour: paint('clayLight'),
    });
  });
  rise(canvas, between(time, 0.2, 0.9), () => {
    const figure = String(Math.round(answered));
    const how = { size: 272, weight: 400, spacing: -0.045 } as const;
    set(canvas, figure, { ...how, x: MARGIN - 10, y: 518, colour: paint('ivory') });
    const beside = MARGIN + widthOf(canvas, figure, how) + 18;
    set(canvas, 'of 60', { x: beside, y: 518, size: 64, weight: 350, colour: paint('ivory', 0.66) });
  });

  for (let call = 0; call < CALLS; call += 1) {
    const place = PLACES[call] ?? 0;
    const appears = settle(
      between(
        time,
        0.35 + (call % COLUMNS) * 0.03 + Math.floor(call / COLUMNS) * 0.05,
        1.1 + (call % COLUMNS) * 0.03,
      ),
    );
    if (appears <= 0) continue;
    const x = GRID.x + (call % COLUMNS) * GRID.across;
    const y = GRID.y + Math.floor(call / COLUMNS) * GRID.down;
    const at = answeredAt(place);
    const fills = settle(between(time, at, at + 0.5));
    const radius = 19 * appears;
    canvas.lineWidth = 3;
    canvas.strokeStyle = paint('clayLight', 0.85 * appears);
    canvas.beginPath();
    canvas.arc(x, y, Math.max(0.1, radius - 1.25), 0, Math.PI * 2);
    canvas.stroke();
    if (fills > 0) {
      const isNews = at === 0 ? 0 : 1 - between(time, at + 0.4, at + 1.2);
      for (const [colour, share] of [
        ['blush', 1],
        ['gold', isNews],
      ] as const) {
        canvas.fillStyle = paint(colour, appears * share);
        canvas.beginPath();
        canvas.arc(x, y, (radius + 0.5) * fills, 0, Math.PI * 2);
        canvas.fill();
      }
    }
  }
  rise(canvas, between(time, 0.6, 1.2), () => labelAsSample(canvas, paint('ivory', 0.62), MARGIN));
  rise(canvas, between(time, 4.3, 4.9), () => {
    set(canvas, 'The same phone. Somebody beside it.', {
      ...{ x: MARGIN, y: 988, size: 32, family: 'Inter', weight: 500, colour: paint('ivory') },
    });
  });
}
