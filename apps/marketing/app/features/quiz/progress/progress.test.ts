import { expect, test } from 'vitest';
import { emptyProgress, hasBegun, parseProgress } from './progress.ts';

const saved = () => ({
  ...emptyProgress(),
  fields: { ...emptyProgress().fields, name: 'Amelia' },
  answers: { 1: 'owner', 2: null, 3: ['a', 'b'], 4: true },
});

test('reads saved progress', () => {
  const progress = saved();
  expect(parseProgress(JSON.stringify(progress))).toEqual(progress);
});

test.each(['', 'null', '[]', '{"version":2}', '{"version":1,"savedAt":7}', 'not json'])(
  'starts again from invalid content %j',
  (text) => {
    expect(hasBegun(parseProgress(text))).toBe(false);
  },
);

test('ignores progress older than 30 days', () => {
  const text = JSON.stringify(saved());
  const day = 86_400_000;
  expect(hasBegun(parseProgress(text, Date.now() + 29 * day))).toBe(true);
  expect(hasBegun(parseProgress(text, Date.now() + 31 * day))).toBe(false);
});

test('drops parts of the wrong type and keeps the rest', () => {
  const broken = {
    ...saved(),
    answers: { 1: 'owner', 2: { evil: true } },
    pending: { key: 1 },
    fields: 'no',
  };
  const progress = parseProgress(JSON.stringify(broken));
  expect(progress.answers).toEqual({ 1: 'owner' });
  expect(progress.pending).toBeNull();
  expect(progress.fields.name).toBe('');
});
