import { expect, test } from 'vitest';
import { forTerminal } from './app-output.ts';

const quiet = false;
const chatty = true;

test.each([
  [
    '{"level":50,"msg":"delivery failed","err":{"message":"connect refused"}}',
    'delivery failed: connect refused',
  ],
  ['{"level":60,"msg":"out of memory","err":{"message":"out of memory"}}', 'out of memory'],
  ['{"level":40,"msg":"slow"}', undefined],
  ['{"level":30,"msg":"listening"}', undefined],
  ['plain words', undefined],
])('of stdout, %s is shown as %s', (text, shown) => {
  expect(forTerminal({ text, from: 'stdout' }, quiet)).toBe(shown);
});

test('plain words on stderr are shown', () => {
  expect(forTerminal({ text: 'DATABASE_URL is not set.', from: 'stderr' }, quiet)).toBe(
    'DATABASE_URL is not set.',
  );
  expect(forTerminal({ text: '{ not json', from: 'stderr' }, quiet)).toBe('{ not json');
  expect(forTerminal({ text: ' ', from: 'stderr' }, quiet)).toBeUndefined();
});

test('while developing, plain words on stdout are shown as well', () => {
  expect(forTerminal({ text: 'page reloaded', from: 'stdout' }, chatty)).toBe('page reloaded');
  expect(forTerminal({ text: '{"level":30,"msg":"listening"}', from: 'stdout' }, chatty)).toBeUndefined();
});
