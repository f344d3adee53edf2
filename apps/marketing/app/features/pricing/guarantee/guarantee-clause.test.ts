import { expect, test } from 'vitest';
import { guaranteeClause } from './guarantee-clause.server.ts';

test('quotes the clause of the trading terms that waives the fee, without a limit', () => {
  expect(guaranteeClause()).toMatch(/you owe no fee from the next month on.*There is no limit/);
});
