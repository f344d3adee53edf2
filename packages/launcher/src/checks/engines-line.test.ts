import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { enginesLine } from './engines-line.ts';

test.each([
  [
    { Chromium: '156.0', Firefox: '153.7', WebKit: '2.50' },
    'Browsers: Chromium 156.0, Firefox 153.7, WebKit 2.50',
  ],
  [{ Chromium: '156.0' }, 'Browsers: Chromium 156.0; not installed: Firefox, WebKit'],
])('%j', (used, line) => {
  const folder = mkdtempSync(join(tmpdir(), 'upcurve-engines-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'engines.json'), JSON.stringify(used));
  expect(enginesLine(join(folder, 'engines.json'))).toBe(line);
});

test('an engine that was not wanted is not missed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'upcurve-engines-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'engines.json'), JSON.stringify({ Chromium: '156.0' }));
  expect(enginesLine(join(folder, 'engines.json'), ['Chromium'])).toBe('Browsers: Chromium 156.0');
});

test('browser tests that did not run used none', () => {
  expect(enginesLine('/nowhere/engines.json')).toBe('Browsers: none.');
});
