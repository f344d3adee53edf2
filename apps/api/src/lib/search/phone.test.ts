import { contactFields } from '@upcurve/contracts/leads/lead';
import { type CountryCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { isDummyPhone, phoneKey } from './phone.ts';

test.each([
  ['+44 20 7946 0123', '442079460123'],
  ['020 7946 0123', '442079460123'],
  ['(020) 7946-0123', '442079460123'],
  ['+44 (0)20 7946 0123', '442079460123'],
  ['+44 020 7946 0123', '442079460123'],
  ['0044 20 7946 0123', '442079460123'],
  ['44 20 7946 0123', '442079460123'],
  ['07700.900123', '447700900123'],
  ['+49 (0)30 901820', '4930901820'],
  ['001 212 555 0100', '12125550100'],
  ['7946 0123', '79460123'],
  ['7946 01', null],
  ['0000000000', null],
  ['', null],
  ['ring me', null],
])('the phone number %j has the key %j', (text, key) => {
  expect(phoneKey(text)).toBe(key);
});

test.each([
  ['020 7946 0123 ext 12', '442079460123'],
  ['020 7946 0123 x89', '442079460123'],
  ['tel:+1-201-555-0123;ext=12', '12015550123'],
  ['\u202a+44 20 7946 0123\u202c', '442079460123'],
  ['020\u20117946\u20130123', '442079460123'],
  ['٠٢٠٧٩٤٦٠١٢٣', '442079460123'],
  ['Mob: 07700 900123 after 6', '447700900123'],
  ['+39 06 1234 5678', '390612345678'],
])('the number as people paste it, %j, has the key %j', (text, key) => {
  expect(phoneKey(text)).toBe(key);
});

test('a mobile number of every country is accepted in each spelling, and keeps one key', () => {
  const countries = Object.keys(examples) as CountryCode[];
  expect(countries.length).toBeGreaterThan(200);
  for (const country of countries) {
    const number = getExampleNumber(country, examples);
    if (!number) continue;
    const key = number.number.slice(1);
    for (const text of [number.number, number.formatInternational(), number.getURI()]) {
      expect(contactFields.phone.safeParse(text).success, text).toBe(true);
      expect(phoneKey(text), text).toBe(key);
    }
    // The few with four digits can only be dialled on their own island.
    const national = number.formatNational();
    expect(contactFields.phone.safeParse(national).success, national).toBe(key.length > 7);
  }
});

test.each(['441234567890', '44123456789', '447777777777', '449876543210', '12345678', '99999999'])(
  '%s is a number that nobody has',
  (key) => {
    expect(isDummyPhone(key)).toBe(true);
  },
);

test.each(['442079460123', '447700900123', '4930901820'])('%s may be somebody’s number', (key) => {
  expect(isDummyPhone(key)).toBe(false);
});
