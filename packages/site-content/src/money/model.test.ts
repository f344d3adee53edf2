import { describe, expect, test } from 'vitest';
import { SUM_STEP } from './format.ts';
import {
  ASSUMPTIONS,
  calculateLoss,
  EXAMPLE,
  FIGURE_LIMITS,
  type Figures,
  type Loss,
  SPEEDS,
  sharesOf,
  tidyFigures,
} from './model.ts';

/** Returns a random number generator with a fixed seed, so that every run tests the same cases. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const next = numbers(20_261_121);
const between = (min: number, max: number) => {
  const at = next();
  if (at < 0.08) return min;
  if (at > 0.92) return max;
  return min + next() * (max - min);
};

const cases = Array.from({ length: 2_000 }, () => {
  const figures = { ...EXAMPLE, speed: SPEEDS[Math.floor(next() * SPEEDS.length)]! };
  for (const [id, { min, max }] of Object.entries(FIGURE_LIMITS)) {
    figures[id as keyof typeof FIGURE_LIMITS] = between(min, max);
  }
  return figures;
});

const every = ({ months, year, month, leaks, today, patients, reachable }: Loss) => [
  ...[...months, year, month].flatMap((band) => Object.values(band)),
  ...Object.values(leaks),
  ...Object.values(patients),
  today,
  reachable,
];

describe('for any figures', () => {
  test('no value is negative, infinite or NaN', () => {
    for (const figures of cases) {
      const all = every(calculateLoss(figures));
      expect(all.filter((value) => !Number.isFinite(value) || value < 0)).toEqual([]);
    }
  });

  test('sums are in steps of £10, and the leaks add up to the year', () => {
    for (const figures of cases) {
      const { leaks, year, months, today } = calculateLoss(figures);
      expect(leaks.slow + leaks.followUp + leaks.returning).toBe(year.likely);
      expect(months.at(-1)).toEqual(year);
      const { slow, followUp, returning } = sharesOf({ leaks, year });
      expect(slow + followUp + returning).toBe(year.likely === 0 ? 0 : 100);
      const money = [...months.flatMap((band) => Object.values(band)), ...Object.values(leaks), today];
      expect(money.filter((pence) => pence % (SUM_STEP * 100) !== 0)).toEqual([]);
    }
  });

  test('low ≤ likely ≤ high in every month', () => {
    for (const figures of cases) {
      const { months, month } = calculateLoss(figures);
      for (const { low, likely, high } of [...months, month]) {
        expect(low).toBeLessThanOrEqual(likely);
        expect(likely).toBeLessThanOrEqual(high);
      }
    }
  });

  test('the cumulative loss never falls from month to month', () => {
    for (const figures of cases) {
      const likely = calculateLoss(figures).months.map((band) => band.likely);
      expect(likely).toEqual(likely.toSorted((a, b) => a - b));
    }
  });

  test('more enquiries never reduce the loss', () => {
    for (const figures of cases.slice(0, 300)) {
      const years = [0, 1, 2, 7, 80, 81, 500, 2_000].map(
        (enquiries) => calculateLoss({ ...figures, enquiries }).year,
      );
      for (const band of ['low', 'likely', 'high'] as const) {
        const values = years.map((year) => year[band]);
        expect(values).toEqual(values.toSorted((a, b) => a - b));
      }
    }
  });
});

test('matches the worked example, calculated by hand', () => {
  // 16 patients a month; 16 × (12 + 0.35 × 2 × 5.5) visits × £350 = £88,760. With immediate answers 18.4 patients, with
  // follow-up calls 21.16; half of them return: 21.16 × 17.5 × £350 = £129,605, in steps of £10 £129,600.
  const { today, year, leaks, patients } = calculateLoss(EXAMPLE);
  expect(patients.today).toBe(16);
  expect(patients.answered).toBeCloseTo(18.4);
  expect(patients.followedUp).toBeCloseTo(21.16);
  expect(today).toBe(88_760_00);
  expect(today + year.likely).toBe(129_600_00);
  expect(leaks).toEqual({ slow: 13_310_00, followUp: 15_320_00, returning: 12_210_00 });
});

test('answering within five minutes loses nothing', () => {
  expect(calculateLoss({ ...EXAMPLE, speed: 'minutes' }).leaks.slow).toBe(0);
});

test('each slower answer loses more', () => {
  const lost = SPEEDS.map((speed) => calculateLoss({ ...EXAMPLE, speed }).year.likely);
  expect(lost).toEqual(lost.toSorted((a, b) => a - b));
  expect(new Set(lost).size).toBe(SPEEDS.length);
});

test('a clinic above the reachable share loses nothing', () => {
  const best = { ...EXAMPLE, booked: 60, returning: 80 };
  expect(calculateLoss(best).year).toEqual({ low: 0, likely: 0, high: 0 });
});

test('no improvement exceeds the ceiling', () => {
  const { patients } = calculateLoss({ ...EXAMPLE, speed: 'later', booked: 40 });
  expect(patients.followedUp).toBe((80 * ASSUMPTIONS.ceiling) / 100);
});

test.each([
  ['far too much', Object.fromEntries(Object.keys(EXAMPLE).map((id) => [id, 1e300]))],
  ['infinite', Object.fromEntries(Object.keys(EXAMPLE).map((id) => [id, Number.POSITIVE_INFINITY]))],
  ['negative', Object.fromEntries(Object.keys(EXAMPLE).map((id) => [id, -1e9]))],
  ['no number', Object.fromEntries(Object.keys(EXAMPLE).map((id) => [id, Number.NaN]))],
  [
    'other kinds',
    { enquiries: '80', speed: '__proto__', booked: {}, value: null, returning: [], visits: true },
  ],
  ['nothing', {}],
])('clamps figures that are %s', (_kind, hostile) => {
  const figures = tidyFigures(hostile);
  for (const [id, { min, max }] of Object.entries(FIGURE_LIMITS)) {
    const value = figures[id as keyof typeof FIGURE_LIMITS];
    expect(value).toBeGreaterThanOrEqual(min);
    expect(value).toBeLessThanOrEqual(max);
  }
  expect(SPEEDS).toContain(figures.speed);
  expect(every(calculateLoss(hostile as unknown as Figures)).every(Number.isFinite)).toBe(true);
});
