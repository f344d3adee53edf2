import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLogFile, openLogFile, trimLogFile } from './log-file.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upcurve-log-'));
  path = join(folder, 'logs', 'api.log');
});
afterEach(() => rmSync(folder, { recursive: true }));

const contents = (of = path) => readFileSync(of, 'utf8');

test('appends lines to a file that only its owner can read', () => {
  for (const line of ['one', 'two – ü']) {
    const log = createLogFile(path);
    log.write(line);
    log.close();
  }
  expect(contents()).toBe('one\ntwo – ü\n');
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('rotates a full file, so that two files hold the newest lines within the limit', () => {
  const log = createLogFile(path, { limitBytes: 20 });
  for (let i = 10; i < 30; i++) log.write(`line ${i}`);
  log.close();
  expect(contents()).toBe('line 28\nline 29\n');
  expect(contents(`${path}.1`)).toBe('line 26\nline 27\n');
});

test('drops lines on a full disk and writes their number once there is space', () => {
  let room = 0;
  const log = createLogFile(path, {
    append: (fd, bytes) => {
      if (room === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      const written = writeSync(fd, bytes.subarray(0, room));
      room -= written;
      return written;
    },
  });
  log.write('lost');
  room = 3;
  log.write('cut short');
  log.write('lost too');
  room = 1000;
  log.write('there');
  log.write('and there');
  log.close();
  const lines = contents().split('\n');
  expect(lines.slice(-4)).toEqual([
    'Lines missing here, since they could not be written: 3',
    'there',
    'and there',
    '',
  ]);
});

test('retries an unwritable path with the next line', () => {
  mkdirSync(path, { recursive: true });
  const log = createLogFile(path);
  log.write('lost');
  rmSync(path, { recursive: true });
  log.write('there');
  log.close();
  log.close();
  expect(contents()).toContain('could not be written: 1\n');
  expect(contents()).toContain('\nthere\n');
});

test('rotates a log while another process writes to it', () => {
  const file = openLogFile(path)!;
  writeSync(file, 'x'.repeat(30));
  trimLogFile(path, 30);
  expect(statSync(path).size).toBe(30);
  writeSync(file, 'y');
  trimLogFile(path, 30);
  writeSync(file, 'new');
  expect(contents()).toBe('new');
  expect(contents(`${path}.1`)).toBe(`${'x'.repeat(30)}y`);
});

test('does not throw if a log cannot be opened or rotated', () => {
  writeFileSync(join(folder, 'logs'), 'in the way');
  expect(openLogFile(path)).toBeUndefined();
  trimLogFile(path);
});
