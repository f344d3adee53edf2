import { expect, test } from 'vitest';
import { employerCosts, hires } from '../../../content/pricing/page.ts';
import { hiringCost } from './hiring-cost.ts';

const pays = hires.map(({ pay }) => pay);

test('calculates the cost of nine full-time employees', () => {
  expect(hiringCost(pays, employerCosts)).toEqual({
    pay: 327_000,
    // 15% of (327,000 − 9 × 5,000) = 42,300, less the allowance of 10,500
    insurance: 31_800,
    // 3% of (327,000 − 9 × 6,240)
    pension: 8125,
    tools: 27_000,
    total: 393_925,
    month: 32_827,
  });
});

test('reduces pay but not tools at two days a week', () => {
  expect(hiringCost(pays, employerCosts, 0.4)).toMatchObject({
    pay: 130_800,
    insurance: 2370,
    tools: 27_000,
  });
});

test('charges no insurance or pension below the thresholds', () => {
  expect(hiringCost([4000], employerCosts)).toMatchObject({ insurance: 0, pension: 0 });
});
