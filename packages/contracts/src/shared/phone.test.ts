import { expect, test } from 'vitest';
import { contactFields } from '../leads/lead.ts';
import { phoneLink } from './phone.ts';

test.each([
  ['\u202a+44 20 7946 0123\u202c', '+44 20 7946 0123', 'tel:+442079460123'],
  ['\u2068020 7946 0123\u2069', '020 7946 0123', 'tel:+442079460123'],
  ['020\u20117946\u20130123', '020-7946-0123', 'tel:+442079460123'],
  ['020\u00a07946\u20090123', '020 7946 0123', 'tel:+442079460123'],
  ['tel:+442079460123', '+442079460123', 'tel:+442079460123'],
  ['+１ ２０１ ５５５ ０１２３', '+1 201 555 0123', 'tel:+12015550123'],
  ['020 7946 0123 ext 12', '020 7946 0123 ext 12', 'tel:+442079460123,12'],
  ['020 7946 0123 x89', '020 7946 0123 x89', 'tel:+442079460123,89'],
  ['+1-201-555-0123;ext=1234', '+1-201-555-0123;ext=1234', 'tel:+12015550123,1234'],
  ['020 7946 0123 #5', '020 7946 0123 #5', 'tel:+442079460123,5'],
  ['٠٢٠ ٧٩٤٦ ٠١٢٣', '٠٢٠ ٧٩٤٦ ٠١٢٣', 'tel:+442079460123'],
  ['+44 (0)20 7946 0123', '+44 (0)20 7946 0123', 'tel:+442079460123'],
  ['0044/20/79460958', '0044/20/79460958', 'tel:00442079460958'],
  ['+353 1 234 5678', '+353 1 234 5678', 'tel:+35312345678'],
  // Inputs that people have reported to other products: a mark of PDF files, joiners, Apple's and others' marks.
  ['+1\ufe0d-555-123-4567', '+1-555-123-4567', 'tel:+15551234567'],
  ['07700\u200d 900\u200c123', '07700 900123', 'tel:+447700900123'],
  ['\u202d07976 399087\u202c', '07976 399087', 'tel:+447976399087'],
  ['\u200e79022222222', '79022222222', 'tel:79022222222'],
  ['Mob: 07700 900123', 'Mob: 07700 900123', 'tel:+447700900123'],
  ['07700 900123 after 6pm', '07700 900123 after 6pm', 'tel:+447700900123'],
])('the phone number %j is stored as %j and dialled as %s', (typed, stored, link) => {
  expect(contactFields.phone.parse(typed)).toBe(stored);
  expect(phoneLink(stored)).toBe(link);
});

test.each([
  '+----',
  '1234',
  'ring me',
  'anna@example.com 12345',
  'https://example.com/12345',
  '1'.repeat(23),
])('the phone number %s is refused', (typed) => {
  expect(contactFields.phone.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
    'Enter a valid phone number.',
  ]);
});
