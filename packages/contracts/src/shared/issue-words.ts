import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const EXPECTED: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields',
  record: 'an object with fields',
  date: 'a date',
  null: 'empty',
};

const FORMATS: Record<string, string> = {
  uuid: 'This is not a valid ID. Use a UUID.',
  datetime: 'Use a date and time such as 2026-11-21T09:30:00.000Z.',
  date: 'Use a date such as 2026-11-21.',
  time: 'Use a time such as 09:30.',
  email: 'Enter a valid email address.',
  url: 'Enter a web address.',
};

const quoted = (value: unknown) => (typeof value === 'string' ? `“${value}”` : String(value));

const joinWithOr = (values: readonly unknown[]) =>
  values
    .map(quoted)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ');

export const unknownFields = (names: readonly string[]) =>
  `${names.length === 1 ? 'Unknown field' : 'Unknown fields'}: ${names.map(quoted).join(', ')}.`;

const formatCount = (count: unknown, noun: string) => `${count} ${noun}${Number(count) === 1 ? '' : 's'}`;

function amount({ origin }: { origin: string }, limit: unknown): string {
  if (origin === 'string') return formatCount(limit, 'character');
  if (origin === 'array' || origin === 'set') return Number(limit) === 1 ? '1 entry' : `${limit} entries`;
  if (origin === 'file') return formatCount(limit, 'byte');
  return String(limit);
}

/**
 * Returns the message for an issue whose schema defines none, without schema type names. Undefined uses the library's
 * default message.
 */
export function issueWords(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Required';
      return `This must be ${EXPECTED[issue.expected] ?? issue.expected}.`;
    case 'invalid_value':
      if (issue.input === undefined) return 'Required';
      return issue.values.length === 1
        ? `This must be ${joinWithOr(issue.values)}.`
        : `Choose one of these: ${joinWithOr(issue.values)}.`;
    case 'unrecognized_keys':
      return unknownFields(issue.keys);
    case 'too_small':
      if (issue.inclusive === false) return `More than ${amount(issue, issue.minimum)}.`;
      return `At least ${amount(issue, issue.minimum)}.`;
    case 'too_big':
      if (issue.inclusive === false) return `Less than ${amount(issue, issue.maximum)}.`;
      return `At most ${amount(issue, issue.maximum)}.`;
    case 'not_multiple_of':
      return `This must be a multiple of ${issue.divisor}.`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Invalid input';
    case 'invalid_union':
      return issue.input === undefined ? 'Required' : 'This value is not allowed here.';
    default:
      return undefined;
  }
}
