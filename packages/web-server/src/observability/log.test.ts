import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Log, sampledLog } from './log.ts';

/** Creates a sampled log. The test ends its minutes. */
function sample(first = 2) {
  const entries: Parameters<Log>[] = [];
  const ends: (() => void)[] = [];
  const log = sampledLog((...entry) => entries.push(entry), { first, atMinuteEnd: (end) => ends.push(end) });
  return { log, entries, endMinute: () => ends.shift()?.(), ends };
}

test('logs the first few of a minute in full and counts the rest', () => {
  const { log, entries, endMinute } = sample();
  for (let i = 0; i < 5; i++) log('warn', 'Refused.', { path: `/${i}` });
  expect(entries).toEqual([
    ['warn', 'Refused.', { path: '/0' }],
    ['warn', 'Refused.', { path: '/1' }],
  ]);
  endMinute();
  expect(entries.slice(2)).toEqual([['warn', 'Refused.', { more: 3 }]]);
});

test('counts each message separately and starts again every minute', () => {
  const { log, entries, endMinute, ends } = sample(1);
  log('warn', 'Refused.');
  log('error', 'Failed.');
  log('error', 'Failed.');
  endMinute();
  endMinute();
  expect(ends).toEqual([]);
  expect(entries).toHaveLength(3);
  log('warn', 'Refused.');
  expect(entries.slice(2)).toEqual([
    ['error', 'Failed.', { more: 1 }],
    ['warn', 'Refused.', undefined],
  ]);
});

test('keeps running when its output cannot be written to', async () => {
  const code = `
    import { logJson } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)};
    logJson('info', 'one');
    setTimeout(() => { logJson('info', 'two'); setTimeout(() => process.exit(3), 50); }, 50);`;
  // Opened read-only, so that every write fails as on a full disk.
  const output = openSync(import.meta.filename, 'r');
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', output, 'ignore'],
  });
  closeSync(output);
  expect(await once(child, 'exit')).toEqual([3, null]);
});
