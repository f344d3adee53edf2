import { expect, test } from 'vitest';
import { QuestionInput } from '../quiz/questions.ts';
import { z } from './zod.ts';

const first = (schema: z.ZodType, input: unknown) => schema.safeParse(input).error?.issues[0]?.message;

test.each([
  [z.enum(['text', 'number', 'yesno']), 'slider', 'Choose one of these: “text”, “number” or “yesno”.'],
  [z.enum(['a', 'b']), undefined, 'Required'],
  [z.literal('yes'), 'no', 'This must be “yes”.'],
  [z.literal([1, 2]), 3, 'Choose one of these: 1 or 2.'],
  [z.strictObject({}), { a: 1 }, 'Unknown field: “a”.'],
  [z.strictObject({}), { a: 1, b: 2 }, 'Unknown fields: “a”, “b”.'],
  [z.string(), 1, 'This must be text.'],
  [z.string(), undefined, 'Required'],
  [z.boolean(), 'true', 'This must be true or false.'],
  [z.int(), 1.5, 'This must be a whole number.'],
  [z.number(), '1', 'This must be a number.'],
  [z.array(z.string()), {}, 'This must be a list.'],
  [z.object({}), [], 'This must be an object with fields.'],
  [z.string().min(2), 'a', 'At least 2 characters.'],
  [z.string().max(1), 'ab', 'At most 1 character.'],
  [z.number().min(2), 1, 'At least 2.'],
  [z.number().gt(2), 2, 'More than 2.'],
  [z.number().lt(2), 2, 'Less than 2.'],
  [z.number().multipleOf(5), 4, 'This must be a multiple of 5.'],
  [z.array(z.string()).min(1), [], 'At least 1 entry.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'At most 1 entry.'],
  [z.uuid(), 'x', 'This is not a valid ID. Use a UUID.'],
  [z.iso.datetime(), 'x', 'Use a date and time such as 2026-11-21T09:30:00.000Z.'],
  [z.string().regex(/a/), 'x', 'Invalid input'],
  [z.union([z.string(), z.number()]), true, 'This value is not allowed here.'],
  [
    z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') })]),
    { kind: 'b' },
    'This value is not allowed here.',
  ],
])('describes an issue in plain words (%#)', (schema, input, message) => {
  expect(first(schema, input)).toBe(message);
});

test('keeps the messages that a schema defines itself', () => {
  expect(first(z.string('Enter a name.'), 1)).toBe('Enter a name.');
  const { issues = [] } = QuestionInput.safeParse({ inputType: 'slider' }).error ?? {};
  expect(issues.find(({ path }) => path[0] === 'inputType')?.message).toMatch(
    /^Choose one of these: “text”, .* or “yesno”\.$/,
  );
});
