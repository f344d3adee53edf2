import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContactInput, FormType, MESSAGE_MAX } from './leads/contact.ts';
import { COMPANY_MAX, NAME_MAX } from './leads/lead.ts';
import { FORM_TYPES } from './leads/public-forms.ts';
import { PERMISSIONS } from './permissions.ts';
import { answerIssues } from './quiz/answers.ts';
import { DEFAULT_QUESTIONS } from './quiz/default-questions.ts';
import { Question, QuestionInput } from './quiz/questions.ts';
import { SubmissionInput } from './quiz/quiz.ts';
import { TIERS } from './quiz/tiers.ts';
import { allEndpoints } from './shared/all-endpoints.ts';
import { type Endpoint, TAKES_MAX_SECONDS, timeLimitOf } from './shared/endpoint.ts';
import type { WebhookEvent } from './webhooks/webhook.ts';
import { SAMPLE_PAYLOADS, WEBHOOK_EVENT_DOCS } from './webhooks/webhook-payload.ts';

test('every public path of the API', () => {
  const calls = Object.values(allEndpoints).flatMap((noun) =>
    Object.values(noun).map(
      ({ method, path, access, status = 200 }: Endpoint) => `${method} ${path} (${access}) ${status}`,
    ),
  );
  expect(new Set(calls).size).toBe(calls.length);
  expect(
    calls.sort(),
    'A path, who may call it, or its status has changed. A call that creates something answers 201 (`status: 201`). If the change is meant, run vitest with --update.',
  ).toMatchSnapshot();
});

/** Returns the paths of all fields in a schema, such as `posts[].title`. */
function fieldsIn(schema: z.core.JSONSchema.BaseSchema, path = ''): string[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const items = schema.items ? [[schema.items, `${path}[]`] as const] : [];
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [field, path ? `${path}.${name}` : name] as const,
  );
  const all = [...inner.map((each) => [each, path] as const), ...items, ...fields];
  const below = all.flatMap(([each, place]) =>
    typeof each === 'object' ? fieldsIn(each as z.core.JSONSchema.BaseSchema, place) : [],
  );
  return [...new Set([...fields.map(([, place]) => place), ...below])].sort();
}

test('every field that anybody may read', () => {
  const endpoints = Object.values(allEndpoints).flatMap((noun) => Object.values<Endpoint>(noun));
  const reads = endpoints.filter(({ method, access }) => method === 'GET' && access === 'public');
  const fields = reads.flatMap(({ path, response }) =>
    response
      ? [[path, fieldsIn(z.toJSONSchema(response, { unrepresentable: 'any', reused: 'inline' }))]]
      : [],
  );
  expect(
    Object.fromEntries(fields),
    'The answers of public calls have changed. They carry no more than a page of the website shows. If the change is meant, run vitest with --update.',
  ).toMatchSnapshot();
});

/** Request objects that accept unknown keys on purpose, with the reason. */
const OPEN_OBJECTS: Record<string, string> = {
  'blog.createPost body.content.blocks.items':
    'post-blocks knows the blocks, and reads older versions of them',
  'blog.updatePost body.content.blocks.items': 'as above',
};

/** Returns the paths of all objects in a schema that accept unknown keys. */
function openObjectsIn(schema: z.ZodType, name: string): string[] {
  const found: string[] = [];
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema, path }) {
      if (!(zodSchema instanceof z.ZodObject) || jsonSchema.additionalProperties === false) return;
      found.push([name, ...path.filter((part) => part !== 'properties')].join('.'));
    },
  });
  return found;
}

test('every request object rejects unknown keys, except those in OPEN_OBJECTS', () => {
  const open = Object.entries(allEndpoints).flatMap(([noun, endpoints]) =>
    Object.entries<Endpoint>(endpoints).flatMap(([name, { params, query, body, accepts }]) =>
      Object.entries({ params, query, body, fields: accepts?.fields }).flatMap(([part, schema]) =>
        schema ? openObjectsIn(schema, `${noun}.${name} ${part}`) : [],
      ),
    ),
  );
  expect(
    open.filter((path) => !(path in OPEN_OBJECTS)),
    'An unknown key is a 400 everywhere. Use z.strictObject here, not z.object. If any key is right, list the path in OPEN_OBJECTS with the reason.',
  ).toEqual([]);
  expect(
    Object.keys(OPEN_OBJECTS).filter((path) => !open.includes(path)),
    'These take no unknown keys any more: remove them from OPEN_OBJECTS.',
  ).toEqual([]);
});

test('every permission guards a call', () => {
  const guards = Object.values(allEndpoints).flatMap((noun) =>
    Object.values(noun).map(({ access }) => access),
  );
  expect(PERMISSIONS.filter((permission) => !guards.includes(permission))).toEqual([]);
});

test('no time limit of a call exceeds what proxies and browsers wait for', () => {
  const calls: Endpoint[] = Object.values(allEndpoints).flatMap((noun) => Object.values(noun));
  for (const call of calls) expect(timeLimitOf(call), call.path).toBeLessThanOrEqual(TAKES_MAX_SECONDS);
});

test('the built-in questions fit their own contract and their ids run from 1 to 17', () => {
  expect(DEFAULT_QUESTIONS.map((question) => question.id)).toEqual(
    Array.from({ length: 17 }, (_, i) => i + 1),
  );
  expect(z.array(Question).parse(DEFAULT_QUESTIONS)).toEqual(DEFAULT_QUESTIONS);
});

test.each(Object.entries(WEBHOOK_EVENT_DOCS))(
  '%s has a valid sample and a description of each field',
  (event, doc) => {
    const { payload }: { payload: z.ZodObject } = doc;
    const sample = SAMPLE_PAYLOADS[event as WebhookEvent];
    expect(payload.parse(sample)).toEqual(sample);
    const unexplained = Object.entries(payload.shape).flatMap(([name, field]) =>
      z.globalRegistry.get(field)?.description
        ? []
        : `Say what ${name} of ${event} holds: add .describe('…') to it in webhook-payload.ts.`,
    );
    expect(unexplained).toEqual([]);
  },
);

test('tiers leave no gap between 0 and 100', () => {
  expect(TIERS.map((tier) => tier.from)).toEqual([70, 40, 0]);
});

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];

describe('a question', () => {
  const choice = {
    text: 'How are you today?',
    inputType: 'multipleChoice',
    category: 'general',
    options: [{ value: 'a', label: 'A' }],
  };

  test.each([
    [{ ...choice, text: ' abcd ' }, 'text: Question text must be at least 5 characters.'],
    [{ ...choice, category: '' }, 'category: Please select a category.'],
    [{ ...choice, options: [{ value: '', label: 'A' }] }, 'options.0.value: Option value is required'],
    [{ ...choice, options: [{ value: 'a', label: ' ' }] }, 'options.0.label: Option label is required'],
    [{ ...choice, options: [] }, 'options: Add at least one option, or make the question inactive.'],
    [
      { ...choice, options: [...choice.options, ...choice.options] },
      'options.1.value: Another option has this value.',
    ],
    [{ ...choice, min: 1 }, 'min: Only number questions can have this.'],
    [
      { ...choice, inputType: 'text' },
      'options: Only multiple choice and checkbox questions can have options.',
    ],
    [{ ...choice, extra: 1 }, ': Unknown field: “extra”.'],
  ])('%j is refused', (input, message) => {
    expect(messages(QuestionInput, input)).toContain(message);
  });

  test('an inactive choice question may still lack options', () => {
    expect(messages(QuestionInput, { ...choice, options: undefined, isActive: false })).toEqual([]);
  });
});

test.each([
  [{ 99: 'x' }, 'answers.99'],
  [{ 1: 'no such option' }, 'answers.1'],
  [{ 1: ['owner'] }, 'answers.1'],
  [{ 4: '0' }, 'answers.4'],
  [{ 4: '1.5' }, 'answers.4'],
  [{ 4: 'many' }, 'answers.4'],
  [{ 9: ['seo', 'seo'] }, 'answers.9'],
  [{ 9: 'seo' }, 'answers.9'],
  [{ 12: 'x'.repeat(301) }, 'answers.12'],
  [{ 16: 'yes' }, 'answers.16'],
  [{ 17: true }, 'answers.17'],
])('the answers %j are refused by path', (answers, path) => {
  expect(answerIssues(DEFAULT_QUESTIONS, answers as never)).toMatchObject([{ path }]);
});

test('an answer to a question of an unknown type is refused', () => {
  const [question] = DEFAULT_QUESTIONS;
  const unknown = { ...question, inputType: 'unknown' } as never;
  expect(answerIssues([unknown], { 1: 'any' })).toEqual([
    { path: 'answers.1', message: 'This question cannot be answered.' },
  ]);
});

test('empty answers are valid', () => {
  expect(answerIssues(DEFAULT_QUESTIONS, { 1: null, 4: '', 9: [], 16: null })).toEqual([]);
});

test.each(['javascript:alert(1)', 'ftp://a.b', 'not a site', 'https://user@a.b', 'localhost'])(
  'the website %s is refused',
  (website) => {
    const input = { name: 'A', email: 'a@b.co', consent: false, answers: {}, website };
    expect(messages(SubmissionInput, input)).toEqual(['website: Enter a valid web address.']);
  },
);

describe('a contact form', () => {
  const form = { name: 'A', email: 'a@b.co', formType: 'Contact', source: '/contact', consent: false };

  test('every form type has a label', () => {
    expect(Object.keys(FORM_TYPES)).toEqual(FormType.options);
  });

  test.each([
    [{}, []],
    [{ company: null, phone: null, message: null }, []],
    [{ company: '', phone: '', message: ' \r\n ' }, []],
    [{ name: ' ' }, ['name: Enter your name.']],
    [{ name: 'x'.repeat(NAME_MAX + 1) }, ['name: At most 120 characters.']],
    [{ email: 'a@b' }, ['email: Enter a valid email address.']],
    [{ company: 'x'.repeat(COMPANY_MAX + 1) }, ['company: At most 160 characters.']],
    [{ phone: 'ring me' }, ['phone: Enter a valid phone number.']],
    [{ message: 'x'.repeat(MESSAGE_MAX) }, []],
    [{ message: 'x'.repeat(MESSAGE_MAX + 1) }, ['message: At most 4000 characters.']],
    [{ formType: 'contact' }, ['formType: Not one of our forms.']],
    [{ source: 'two\nlines, '.repeat(100) }, []],
    [{ source: undefined, formToken: 5, proof: 'x'.repeat(100_000), fax: '\0' }, []],
    [{ consent: undefined }, ['consent: Required']],
    [{ status: 'closed' }, [': Unknown field: “status”.']],
  ])('with %j has these faults: %j', (change, faults) => {
    expect(messages(ContactInput, { ...form, ...change })).toEqual(faults);
  });
});
