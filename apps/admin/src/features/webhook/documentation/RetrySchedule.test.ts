import { expect, test } from 'vitest';
import { retrySchedule } from './DocumentationTab.tsx';

test('retrySchedule returns the delay and the total time of each attempt', () => {
  expect(retrySchedule([0, 5, 300, 7200])).toEqual([
    { attempt: 1, wait: 'At once', total: 'At once' },
    { attempt: 2, wait: '5 seconds', total: 'About 5 seconds' },
    { attempt: 3, wait: '5 minutes', total: 'About 5 minutes' },
    { attempt: 4, wait: '2 hours', total: 'About 2 hours' },
  ]);
  expect(retrySchedule().at(-1)).toMatchObject({ attempt: 10, wait: '24 hours' });
});
