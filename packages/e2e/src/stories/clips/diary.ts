import { type Canvas, type Colour, dice, ground, MARGIN, paint, WIDTH } from '../canvas.ts';
import { labelAsSample, set, widthOf } from '../lettering.ts';
import { between, glide, mix, rise, settle } from '../motion.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const HOURS = 8;
const GAP = 10;
const GRID = { x: MARGIN, y: 594, width: WIDTH - 2 * MARGIN, height: 404 };
const COLUMN = (GRID.width - GAP * (DAYS.length - 1)) / DAYS.length;
const ROW = (GRID.height - GAP * (HOURS - 1)) / HOURS;

interface Booking {
  day: number;
  hour: number;
  length: number;
  colour: Colour;
  isEarly: boolean;
  place: number;
}

/** A week's bookings of one, two and three hours; those that were there already come first. */
function book(): Booking[] {
  const throwDie = dice(23);
  const made: Booking[] = [];
  for (let day = 0; day < DAYS.length; day += 1) {
    for (let hour = 0; hour < HOURS; ) {
      const length = Math.min(HOURS - hour, 1 + Math.floor(throwDie() * 2.4));
      const colour =
        (['clay', 'sage', 'ink', 'clayLight', 'gold'] as const)[Math.floor(throwDie() * 5)] ?? 'clay';
      made.push({ day, hour, length, colour, isEarly: throwDie() < 0.42, place: throwDie() });
      hour += length;
    }
  }
  // Some time stays free, as it does.
  return made.filter(({ day, hour }) => !(day === 3 && hour >= 6) && !(day === 1 && hour === 0));
}
const BOOKINGS = book();
const late = BOOKINGS.filter(({ isEarly }) => !isEarly).sort((one, other) => one.place - other.place);
const HOURS_ALL = DAYS.length * HOURS;

/** Of how many hours, as they come in. */
const startOf = (booking: Booking): number =>
  booking.isEarly
    ? 0.5 + booking.day * 0.07 + booking.hour * 0.03
    : 1.7 + (late.indexOf(booking) / late.length) * 2.5;

/** A week's diary that fills. */
export function drawDiary(canvas: Canvas, time: number): void {
  ground(canvas, paint('blush'));
  const filled = BOOKINGS.reduce(
    (sum, booking) =>
      sum +
      booking.length * (booking.isEarly ? 1 : glide(between(time, startOf(booking), startOf(booking) + 0.5))),
    0,
  );
  const share = Math.round((filled / HOURS_ALL) * 100);
  const week = Math.round(mix(1, 9, glide(between(time, 1.6, 4.4))));

  rise(canvas, between(time, 0.05, 0.7), () => {
    set(canvas, ['Treatment hours', 'booked'], {
      ...{ x: MARGIN, y: 208, size: 46, weight: 400, colour: paint('ink') },
    });
    set(canvas, `Week ${week}`, {
      ...{ x: WIDTH - MARGIN, y: 208, size: 30, family: 'Inter', weight: 550, align: 'right' },
      colour: paint('clay'),
    });
  });
  rise(canvas, between(time, 0.2, 0.9), () => {
    const how = { size: 272, weight: 400, spacing: -0.045 } as const;
    set(canvas, String(share), { ...how, x: MARGIN - 8, y: 502, colour: paint('ink') });
    const beside = MARGIN + widthOf(canvas, String(share), how) + 14;
    set(canvas, '%', { x: beside, y: 502, size: 120, weight: 350, colour: paint('ink', 0.66) });
  });

  rise(canvas, between(time, 0.3, 1), () => {
    for (const [day, name] of DAYS.entries()) {
      const x = GRID.x + day * (COLUMN + GAP);
      set(canvas, name, {
        ...{ x, y: GRID.y - 20, size: 26, family: 'Inter', weight: 550, colour: paint('ink', 0.74) },
      });
      canvas.fillStyle = paint('ivory');
      canvas.beginPath();
      canvas.roundRect(x, GRID.y, COLUMN, GRID.height, 12);
      canvas.fill();
    }
  });
  rise(canvas, between(time, 0.6, 1.2), () => labelAsSample(canvas, paint('ink', 0.7), MARGIN));
  for (const booking of BOOKINGS) {
    const comes = settle(between(time, startOf(booking), startOf(booking) + 0.55));
    if (comes <= 0) continue;
    const x = GRID.x + booking.day * (COLUMN + GAP);
    const y = GRID.y + booking.hour * (ROW + GAP);
    const height = booking.length * ROW + (booking.length - 1) * GAP;
    canvas.save();
    canvas.translate(x + COLUMN / 2, y + height / 2);
    canvas.scale(mix(0.6, 1, comes), mix(0.6, 1, comes));
    canvas.globalAlpha = Math.min(1, comes * 1.6);
    canvas.fillStyle = booking.isEarly ? '#E2BFAF' : paint(booking.colour);
    canvas.beginPath();
    canvas.roundRect(-COLUMN / 2, -height / 2, COLUMN, height, 12);
    canvas.fill();
    canvas.restore();
  }
}
