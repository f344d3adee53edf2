import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('the addresses of the admin app', () => {
  const list = Object.entries(paths).map(([name, path]) => [name, path(name === 'auth' ? 'TOKEN' : ':id')]);
  expect(Object.fromEntries(list)).toMatchSnapshot();
});
