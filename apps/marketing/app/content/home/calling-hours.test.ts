import { callingHours, callingHoursOf, planIds } from '@upcurve/site-content/pricing/plans';
import { expect, test } from 'vitest';
import { chapters } from './film.ts';
import { heroScene } from './home.ts';

test('the examples on the home page call in the hours of every plan', () => {
  expect(planIds.map(callingHoursOf)).toEqual(['Mon–Fri, 9 to 6', 'Mon–Sat, 8 to 8', 'Every day, 8 to 8']);
  const calls = [
    heroScene.thread.find(({ who }) => who === 'Called back')?.at,
    chapters.find(({ id }) => id === 'call')?.when,
  ];
  for (const call of calls) {
    const hour = Number(call?.split(':')[0]);
    for (const { from, to } of Object.values(callingHours)) {
      expect(hour).toBeGreaterThanOrEqual(from);
      expect(hour).toBeLessThan(to);
    }
  }
});
