import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('the addresses of the admin app', () => {
  const samples: Record<string, string[]> = { auth: ['TOKEN'], submission: [':id'] };
  const list = Object.entries(paths).map(([name, path]) => [
    name,
    (path as (...parts: string[]) => string)(...(samples[name] ?? [])),
  ]);
  expect(Object.fromEntries(list)).toMatchSnapshot();
});
