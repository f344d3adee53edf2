import { expect, test } from 'vitest';
import { readForm } from './read-form.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

function sent(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const amelia = { name: ' Amelia Hart ', email: 'amelia@hart.example', message: 'One\r\nTwo' };

test('a contact form becomes what the API stores', () => {
  const read = readForm('contact', sent({ ...amelia, consent: 'yes', source: '/contact', formToken: 'a.b' }));
  expect(read).toMatchObject({
    isValid: true,
    input: {
      name: 'Amelia Hart',
      email: 'amelia@hart.example',
      phone: null,
      message: 'One\nTwo',
      formType: 'Contact',
      source: '/contact',
      consent: true,
      formToken: 'a.b',
    },
  });
});

test('a robot that overfills what nobody sees is not told: the API holds it back', () => {
  const long = 'x'.repeat(2_000);
  const read = readForm(
    'contact',
    sent({ ...amelia, fax: long, formToken: long, source: `\0/${'😀'.repeat(200)}` }),
  );
  expect(read.isValid).toBe(true);
});

test('what is missing or wrong is said for each field, and what was typed comes back', () => {
  const read = readForm('contact', sent({ name: 'Amelia', email: 'amelia', phone: 'ring me' }));
  expect(read).toMatchObject({
    isValid: false,
    errors: {
      email: 'Enter a valid email address.',
      phone: 'Enter a valid phone number.',
      message: 'Write us a line or two.',
    },
    values: { name: 'Amelia', email: 'amelia', phone: 'ring me' },
  });
});

test('preferred times become details, in the visitor’s own time', () => {
  const read = readForm(
    'consultation',
    sent({
      ...amelia,
      phone: '+44 20 7946 0958',
      firstChoice: '2026-11-24T10:00',
      timeZone: 'Europe/Madrid',
    }),
    NOW,
  );
  const text = expect.stringMatching(/^Tuesday,? 24 November 2026 at 10:00 \(Europe\/Madrid\)$/);
  expect(read.isValid && read.input).toMatchObject({
    message: 'One\nTwo',
    details: [{ label: 'First choice', text }],
  });
});

test('fields of a form’s own become details in their order, and a fault in one is said where it was made', () => {
  const partner = { ...amelia, company: 'Price & Co', clinics: ' 12 ' };
  const read = readForm('partner', sent({ ...partner, website: 'price.example' }));
  expect(read.isValid && read.input.details).toEqual([
    { label: 'Website', text: 'price.example' },
    { label: 'How many clinics do you work with?', text: '12' },
  ]);
  const long = readForm('partner', sent({ ...partner, clinics: 'x'.repeat(501) }));
  expect(!long.isValid && long.errors).toEqual({ clinics: 'At most 500 characters.' });
});

test('the calculator’s lines become details; what is no such line is kept as it is', () => {
  const result = 'Answered: the same day\r\n\nA visit brings in: £120: on average\nan old page\0';
  const read = readForm('calculator', sent({ ...amelia, result }));
  expect(read.isValid && read.input.details).toEqual([
    { label: 'Answered', text: 'the same day' },
    { label: 'A visit brings in', text: '£120: on average' },
    { label: 'Result', text: 'an old page' },
  ]);
  expect(readForm('calculator', sent({ ...amelia, result: 'a: b\n'.repeat(900) })).isValid).toBe(false);
});

test.each([
  ['2026-11-20T09:00', 'Choose a time that is still to come.'],
  ['tomorrow', 'Choose a day and a time.'],
  ['2026-13-45T99:99', 'Choose a day and a time.'],
])('a preferred time of %s is refused', (firstChoice, problem) => {
  const read = readForm('consultation', sent({ ...amelia, phone: '020 7946 0958', firstChoice }), NOW);
  expect(!read.isValid && read.errors.firstChoice).toBe(problem);
});

test('hostile extras change nothing: other form types, unknown fields, a zone that is none', () => {
  const read = readForm(
    'partner',
    sent({
      ...amelia,
      company: 'Price & Co',
      clinics: '12',
      formType: 'Contact',
      status: 'converted',
      timeZone: '<script>',
      source: 'x'.repeat(500),
    }),
  );
  expect(read.isValid && read.input).toMatchObject({ formType: 'Partner', company: 'Price & Co' });
  expect(read.isValid && read.input.source).toHaveLength(200);
  expect(read.isValid && read.input).not.toHaveProperty('status');
});

test('files in place of words count as nothing', () => {
  const data = sent(amelia);
  data.set('name', new File(['x'], 'name.txt'));
  const read = readForm('contact', data);
  expect(!read.isValid && read.errors).toMatchObject({ name: 'Enter your name.' });
});

test('too many words for the message are said', () => {
  const read = readForm('contact', sent({ ...amelia, message: 'x'.repeat(4001) }));
  expect(!read.isValid && read.errors.message).toBe('At most 4000 characters.');
});
