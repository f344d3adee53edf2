import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { installStamp } from './install.mjs';

function repository(): string {
  const root = mkdtempSync(join(tmpdir(), 'upcurve-install-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['apps/api/src', 'packages/ui']) mkdirSync(join(root, folder), { recursive: true });
  for (const file of [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'apps/api/package.json',
    'apps/api/src/main.ts',
  ]) {
    writeFileSync(join(root, file), '{}');
  }
  return root;
}

test.each([
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'apps/api/package.json',
  'packages/ui/package.json',
])('requires an install after a change of %s', (file) => {
  const root = repository();
  const before = installStamp(root);
  appendFileSync(join(root, file), ' ');
  expect(installStamp(root)).not.toBe(before);
});

test('requires no install after a change of source code', () => {
  const root = repository();
  const before = installStamp(root);
  appendFileSync(join(root, 'apps/api/src/main.ts'), ' ');
  expect(installStamp(root)).toBe(before);
});
