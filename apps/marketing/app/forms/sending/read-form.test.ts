import { expect, test } from 'vitest';
import { readForm, requestedTimeOf } from './read-form.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

function sent(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const amelia = { name: ' Amelia Hart ', email: 'amelia@hart.example', message: 'One\r\nTwo' };

test('turns a contact form into the input of the API', () => {
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

test('passes on where the visitor came from, and never refuses a form for it', () => {
  const attributionOf = (json: string) => {
    const read = readForm('contact', sent({ ...amelia, attribution: json }));
    return read.isValid ? read.input.attribution : 'refused';
  };
  expect(attributionOf('{"source":"google","medium":"cpc"}')).toEqual({ source: 'google', medium: 'cpc' });
  for (const odd of [
    '',
    'null',
    '[1]',
    '{"source":',
    '{"source":7,"medium":"cpc"}',
    '{"x":1}',
    '"'.repeat(9_000),
  ])
    expect(attributionOf(odd)).not.toBe('refused');
});

test('accepts a form with an overlong honeypot value, so that the API quarantines it', () => {
  const long = 'x'.repeat(2_000);
  const read = readForm(
    'contact',
    sent({ ...amelia, remarks: long, formToken: long, source: `\0/${'😀'.repeat(200)}` }),
  );
  expect(read).toMatchObject({ isValid: true, input: { fax: 'x'.repeat(500) } });
});

test('returns an error for each missing or invalid field, with the typed values', () => {
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

const asked = { ...amelia, phone: '+44 20 7946 0958', day: '2026-11-24', part: 'morning' };

test('turns the requested time and the plan into details, in words', () => {
  const requestedTime = { ...asked, otherDay: '2026-11-26', plan: 'rise', timeZone: 'Europe/London' };
  const read = readForm('consultation', sent(requestedTime), NOW);
  expect(read.isValid && read.input).toMatchObject({
    message: 'One\nTwo',
    details: [
      { label: 'Preferred day', text: 'Tuesday 24 November 2026' },
      { label: 'Time of day', text: 'Morning, 9 to 12 UK time' },
      { label: 'Or', text: 'Thursday 26 November 2026' },
      { label: 'Plan', text: 'Rise, £4,200 fee + £2,000 ads a month, before VAT' },
    ],
  });
});

test('passes on another time zone, and ignores an unknown plan or zone', () => {
  const detailsOf = (extras: Record<string, string>) => {
    const read = readForm('consultation', sent({ ...asked, ...extras }), NOW);
    return read.isValid && read.input.details?.slice(2);
  };
  expect(detailsOf({ timeZone: 'Europe/Madrid' })).toEqual([
    { label: 'Their own clock', text: 'Europe/Madrid' },
  ]);
  expect(detailsOf({ timeZone: '<script>', plan: 'Rise, £1 a month' })).toEqual([]);
});

test('turns a form’s own fields into details, in order, and reports their errors at the fields', () => {
  const partner = { ...amelia, company: 'Price & Co', clinics: ' 12 ' };
  const read = readForm('partner', sent({ ...partner, website: 'price.example' }));
  expect(read.isValid && read.input.details).toEqual([
    { label: 'Website', text: 'price.example' },
    { label: 'How many clinics do you work with?', text: '12' },
  ]);
  const long = readForm('partner', sent({ ...partner, clinics: 'x'.repeat(501) }));
  expect(!long.isValid && long.errors).toEqual({ clinics: 'At most 500 characters.' });
});

test('turns the calculator’s lines into details, and keeps other text as it is', () => {
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
  ['2026-11-20', /^Choose Tuesday 24 November or later/],
  ['2026-11-23', /^Choose Tuesday 24 November or later/],
  ['2026-11-28', /^We’re closed that day/],
  ['2026-12-25', /^We’re closed that day/],
  ['tomorrow', /^Choose a day\.$/],
  ['2026-02-30', /^Choose a day\.$/],
  ['2026-13-45', /^Choose a day\.$/],
])('rejects %s as the preferred day', (day, problem) => {
  const read = readForm('consultation', sent({ ...asked, day }), NOW);
  expect(!read.isValid && read.errors).toEqual({ day: expect.stringMatching(problem) });
});

test('rejects an unknown part of the day', () => {
  const read = readForm('consultation', sent({ ...asked, part: 'toString' }), NOW);
  expect(!read.isValid && read.errors).toEqual({ part: 'Choose morning, afternoon or evening.' });
});

test('repeats the request with the working day by which we confirm', () => {
  expect(requestedTimeOf({ ...asked, plan: 'rise' }, 'a'.repeat(16), NOW)).toEqual({
    day: '2026-11-24',
    part: 'morning',
    by: '2026-11-23',
    plan: 'rise',
    ref: 'a'.repeat(16),
  });
});

test('ignores hostile extras: other form types, unknown fields, an invalid zone', () => {
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

test('treats files in text fields as empty', () => {
  const data = sent(amelia);
  data.set('name', new File(['x'], 'name.txt'));
  const read = readForm('contact', data);
  expect(!read.isValid && read.errors).toMatchObject({ name: 'Enter your name.' });
});

test('reports a message that is too long', () => {
  const read = readForm('contact', sent({ ...amelia, message: 'x'.repeat(4001) }));
  expect(!read.isValid && read.errors.message).toBe('At most 4000 characters.');
});
