import { expect, test } from 'vitest';
import { emailDraft, phoneLink } from './reach.ts';

test.each([
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['020 7946-0958', 'tel:02079460958'],
  ['(020) 7946.0958', 'tel:02079460958'],
  ['0044/20/79460958', 'tel:00442079460958'],
])('phoneLink of %s is %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});

test('emailDraft escapes names and addresses', () => {
  const draft = new URL(emailDraft({ name: ' Ann & "Co"?cc=x ', email: "o'hara+a&b?c@x.example" }));
  expect(draft.pathname).toBe("o'hara%2Ba%26b%3Fc@x.example");
  expect([...draft.searchParams]).toEqual([
    ['subject', 'Your enquiry to Upcurve'],
    ['body', 'Hello Ann & "Co"?cc=x,\r\n\r\nThank you for getting in touch with Upcurve.\r\n\r\n'],
  ]);
  expect(emailDraft({ name: ' ', email: 'a@b.co' })).toContain('body=Hello%2C%0D%0A');
});
