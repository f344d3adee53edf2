import { expect, test } from 'vitest';
import { salutation } from './salutation.ts';

test.each([
  ['Amelia Hart', 'Amelia'],
  ['Dr. Anna Bell, MBBS FRCS', 'Anna'],
  ['ANNA BELL', 'Anna'],
  ['anne-marie o’neill', 'Anne-Marie'],
  ['  José   María  ', 'José'],
  ['D’Arcy Bell', 'D’Arcy'],
  ['Dr', ''],
  ['', ''],
  ['A', ''],
  ['anna@bell.example', ''],
  ['07700 900123', ''],
  ['Wolfeschlegelsteinhausenbergerdorff', ''],
])('addresses %j as %j', (given, called) => {
  expect(salutation(given)).toBe(called);
});
