import { expect, test } from 'vitest';
import { nameKey, planSearch, searchText } from './search.ts';

test.each([
  ["O'Connell", 'oconnell'],
  ['O’CONNELL', 'oconnell'],
  ['Ésteban', 'esteban'],
  ['ŁUKASZ Øst', 'lukasz ost'],
  ['Weiß', 'weiss'],
  ['İpek IŞIK', 'ipek isik'],
  ['Μάρκος', 'μαρκοσ'],
  ['محمّد', 'محمد'],
])('sorts the name %j as %j', (name, key) => {
  expect(nameKey(name)).toBe(key);
});

test('stores a phone number for search in international and national digits', () => {
  expect(searchText(['Bo'], '+44 (0)20 7946 0123')).toBe('\n bo\n 442079460123 02079460123');
  expect(searchText(['Bo'], '+49 30 901820')).toBe('\n bo\n 4930901820');
  expect(searchText(['Bo'], null)).toBe('\n bo\n ');
});

test.each([
  ['nowa  SKÓRA', { kind: 'indexed', anyOf: [['%nowa%', '%skora%']] }],
  ['bo 100%', { kind: 'indexed', anyOf: [['% bo%', '%100\\%%']] }],
  ['anna & anna', { kind: 'indexed', anyOf: [['%anna%']] }],
  ['+44 20 7946', { kind: 'indexed', anyOf: [['% 44%', '% 20%', '%7946%'], ['%44207946%']] }],
  ['7946', { kind: 'indexed', anyOf: [['%7946%']] }],
  ['& _', { kind: 'scan', anyOf: [['%&%', '%\\_%']] }],
  ["'", undefined],
])('plans the search for %j as %j', (term, plan) => {
  expect(planSearch(term)).toEqual(plan);
});
