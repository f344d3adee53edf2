import { expect, test } from 'vitest';
import { emailDraft } from './lead-name.ts';

test('emailDraft escapes names and addresses', () => {
  const draft = new URL(emailDraft({ name: ' Ann & "Co"?cc=x ', email: "o'hara+a&b?c@x.example" }));
  expect(draft.pathname).toBe("o'hara%2Ba%26b%3Fc@x.example");
  expect([...draft.searchParams]).toEqual([
    ['subject', 'Your enquiry to Upcurve'],
    ['body', 'Hello Ann & "Co"?cc=x,\r\n\r\nThank you for getting in touch with Upcurve.\r\n\r\n'],
  ]);
  expect(emailDraft({ name: ' ', email: 'a@b.co' })).toContain('body=Hello%2C%0D%0A');
});
