import { expect, test } from 'vitest';
import { agencyMoment, calendarFile } from './calendar-file.ts';

const NOW = Date.parse('2026-11-22T14:00:07Z');
const entry = {
  uid: 'a1@upcurve.example',
  title: 'Upcurve consultation',
  text: 'Thirty minutes, free.',
  url: 'https://upcurve.example/book-consultation',
  start: Date.parse('2026-11-24T09:00:00Z'),
  end: Date.parse('2026-11-24T12:00:00Z'),
  status: 'TENTATIVE' as const,
};
const HOSTILE = [
  'Dr; Anna, Bell\\',
  'Anna\r\nATTENDEE:mailto:evil@evil.example',
  'Anna\nBEGIN:VALARM\rEND:VEVENT\u2028END:VCALENDAR\u0085X:1',
  '\0\u0007\t\u001b[31mAnna\u009b',
  '😀'.repeat(60),
  'ß'.repeat(200),
  'half \ud83d of a pair',
  '\\n is no line break',
];

/** Returns the unfolded lines of a calendar file by property name. */
function read(file: string): Record<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  return Object.fromEntries(lines.filter(Boolean).map((line) => line.split(/:(.*)/s).slice(0, 2)));
}
const unescaped = (text = '') =>
  text.replace(/\\([\\;,nN])/g, (_all, sign: string) => (/n/i.test(sign) ? '\n' : sign));

test('an entry has all properties that the standard requires', () => {
  expect(calendarFile(entry, NOW).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Upcurve//Consultation//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:a1@upcurve.example',
    'DTSTAMP:20261122T140007Z',
    'DTSTART:20261124T090000Z',
    'DTEND:20261124T120000Z',
    'SUMMARY:Upcurve consultation',
    'DESCRIPTION:Thirty minutes\\, free.',
    'URL:https://upcurve.example/book-consultation',
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a confirmed meeting has its place', () => {
  const { STATUS, LOCATION } = read(
    calendarFile({ ...entry, status: 'CONFIRMED', place: 'Room 2, upstairs' }, NOW),
  );
  expect([STATUS, LOCATION]).toEqual(['CONFIRMED', 'Room 2\\, upstairs']);
});

test.each([
  ['2026-03-27', '20260327T170000Z', '20260327T200000Z'],
  ['2026-03-30', '20260330T160000Z', '20260330T190000Z'],
  ['2026-10-23', '20261023T160000Z', '20261023T190000Z'],
  ['2026-10-26', '20261026T170000Z', '20261026T200000Z'],
])('on %s, uses the agency’s clock', (day, start, end) => {
  const { DTSTART, DTEND } = read(
    calendarFile({ ...entry, start: agencyMoment(day, 17), end: agencyMoment(day, 20) }, NOW),
  );
  expect([DTSTART, DTEND]).toEqual([start, end]);
});

test.each(HOSTILE)('escapes %j without extra lines or broken characters', (text) => {
  const file = calendarFile({ ...entry, title: text, text }, NOW);
  const { SUMMARY, DESCRIPTION } = read(file);
  expect(SUMMARY).toBe(DESCRIPTION);
  const plain = text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what a calendar must not hold
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, ' ');
  expect(unescaped(SUMMARY)).toBe(plain);

  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\0]/);
  const lines = file.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75 && line.isWellFormed())).toBe(true);
  const names = lines.filter((line) => line && !line.startsWith(' ')).map((line) => line.split(':')[0]);
  expect(names).toHaveLength(15);
});
