import { allEndpoints } from '@upcurve/contracts/shared/all-endpoints';
import { type Endpoint, filledPath, PLACEHOLDER } from '@upcurve/contracts/shared/endpoint';
import { ErrorBody } from '@upcurve/contracts/shared/error';
import { z } from '@upcurve/contracts/shared/zod';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ADMIN, apiForFile, SITE } from '../test/api.ts';
import { storedLead } from '../test/samples/leads.ts';
import { article, postsOf } from '../test/samples/posts.ts';

/*
 * Calls every endpoint of every contract with input that fits its schema except for one wrong or hostile value. No
 * response may be a 500, and each must match its contract. `FUZZ_CASES=10000` sets the number of calls per endpoint,
 * `FUZZ_SEED=7` generates different ones.
 */

const CASES = Number(process.env.FUZZ_CASES ?? 25);
const SEED = Number(process.env.FUZZ_SEED ?? 1);

const api = await apiForFile({ env: { DEMO_CONTENT: 'true', RATE_LIMIT_FACTOR: '1000000' } });
let headers: Record<string, string> = await api.signIn('owner');
/** The ids of existing rows. */
let ids: string[] = [];
for (let at = 0; at < 5; at += 1)
  await storedLead(api, { name: `Lead ${at}`, email: `lead${at}@example.com` });
const posts = postsOf(api, headers);
for (const title of ['First', 'Second']) await posts.publish(await posts.create(title));
await posts.picture();

/** Ids from every table, because calls are also tried with ids of the wrong table. */
async function idsOfEverything(): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`.execute(api.db);
  const found = await Promise.all(
    tables.map(({ name }) => sql<{ id: string }>`select id from ${sql.table(name)} limit 5`.execute(api.db)),
  );
  return found.flatMap(({ rows }) => rows.map(({ id }) => id));
}

/** Values that no honest client sends. */
const HOSTILE = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    0,
    -1,
    0.1,
    1e308,
    2 ** 31,
    2 ** 53,
    [],
    {},
    [[]],
    '\u0000',
    '\ud800',
    '\u202e\u200b',
    'İ'.repeat(200),
    "'; drop table users; --",
    '%00%ff%2e%2e%2f',
    '../../etc/passwd',
    '<img src=x onerror=alert(1)>',
    '=cmd|calc!A0',
    'a\r\nBcc: x@evil.example',
    '9999-12-31T23:59:59.999Z',
    '-000001-01-01T00:00:00Z',
    '2026-02-30',
    JSON.parse('{"__proto__":{"admin":true},"constructor":1}'),
  ),
  fc.constant('x'.repeat(70_000)),
  fc.constant(Array(3000).fill('a')),
  fc.constant(JSON.parse('['.repeat(500) + ']'.repeat(500))),
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

type Schema = Record<string, unknown> & {
  type?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

/** Values for keys whose schema is too loose to generate them. */
const KNOWN: Record<string, fc.Arbitrary<unknown>> = {
  content: fc.constantFrom<unknown>(
    { version: 1, blocks: [] },
    { version: 1, blocks: article('Some words.').blocks },
  ),
};

/** Generates values that mostly fit a JSON schema. */
function valuesOf(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  if (depth > 6) return fc.constant(null);
  const below = (each: Schema) => valuesOf(each, depth + 1);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map(below));
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (schema.allOf) return fc.tuple(...schema.allOf.map(below)).map((all) => Object.assign({}, ...all));
  switch (schema.type) {
    case 'object': {
      const required = (schema.required ?? []) as string[];
      const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
      const record = fc.record(
        Object.fromEntries(properties.map(([key, each]) => [key, KNOWN[key] ?? below(each)])),
        {
          requiredKeys: required as never[],
        },
      );
      const more = schema.additionalProperties as Schema | boolean | undefined;
      return typeof more === 'object' && more
        ? fc.dictionary(fc.oneof(fc.integer({ min: 1, max: 20 }).map(String), fc.string()), below(more), {
            maxKeys: 5,
          })
        : record;
    }
    case 'array':
      return fc.array(below((schema.items ?? {}) as Schema), { maxLength: 4 });
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer());
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema);
    default:
      return fc.jsonValue();
  }
}

const PLAUSIBLE = [
  ...['Anna Bell', 'a-slug', '1', '20', '2026-11-20', '2026-03-29T01:30:00Z', '10:30', 'lead0@example.com'],
  ...['https://example.com/', '/pricing', '+44 20 7946 0000', 'plum orchard lantern', '123456', 'true', 'x'],
];

/** Returns a plausible text that fits the schema, or any text if none fits. */
function textOf({ pattern, minLength = 0, maxLength = 10_000 }: Schema): fc.Arbitrary<string> {
  const fits = (text: string) =>
    text.length >= Number(minLength) &&
    text.length <= Number(maxLength) &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text));
  const fitting = [...ids, ...PLAUSIBLE].filter(fits);
  return fitting.length > 0 ? fc.constantFrom(...fitting) : fc.string();
}

/** Returns the value unchanged, replaced by a hostile one, with one hostile property, or with an unknown key. */
const spoilt = (value: unknown): fc.Arbitrary<unknown> =>
  fc.tuple(fc.nat({ max: 9 }), fc.nat(), HOSTILE).map(([how, place, hostile]) => {
    if (how < 6) return value;
    if (how === 6) return hostile;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return hostile;
    if (how === 7) return { ...value, unexpected: hostile };
    const keys = Object.keys(value);
    const key = keys[place % keys.length];
    return key === undefined ? { unexpected: hostile } : { ...value, [key]: hostile };
  });

const inputOf = (schema: z.ZodType | undefined) =>
  schema
    ? valuesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema).chain(spoilt)
    : fc.constant(undefined);

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function addressOf({ path }: Endpoint, params: unknown, query: unknown): string {
  const given = params && typeof params === 'object' ? (params as Record<string, unknown>) : {};
  const named = [...path.matchAll(PLACEHOLDER)].map(([, name = '']) => [
    name,
    // A lone surrogate cannot be part of a URL.
    String(asText(given[name] ?? params) ?? 'x')
      .toWellFormed()
      .slice(0, 60) || 'x',
  ]);
  const search = new URLSearchParams();
  if (query && typeof query === 'object')
    for (const [key, value] of Object.entries(query))
      search.append(key, String(asText(value)).slice(0, 1500));
  return `${filledPath(path, Object.fromEntries(named))}?${search}`;
}

const calls = Object.entries(allEndpoints).flatMap(([noun, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).map(
    ([name, endpoint]) => [`${noun}.${name}`, endpoint] as const,
  ),
);

test.each(calls)('%s', { timeout: 60_000 + CASES * 300 }, async (_, endpoint) => {
  const { method, response, answers = 'json', status = 200 } = endpoint;
  ids = await idsOfEverything();
  const input = fc.record({
    params: inputOf(endpoint.params),
    query: inputOf(endpoint.query),
    body: inputOf(endpoint.body),
    ifMatch: fc.constantFrom(undefined, '"1"', '"999999999999"', '*', 'x'),
    isSignedIn: fc.nat(9).map((n) => n > 0),
  });
  await fc.assert(
    fc.asyncProperty(input, async ({ params, query, body, ifMatch, isSignedIn }) => {
      const answer = await api.app.inject({
        method: method as InjectOptions['method'],
        url: addressOf(endpoint, params, query),
        headers: {
          ...(isSignedIn ? headers : {}),
          origin: endpoint.origin === 'site' ? SITE : ADMIN,
          ...(ifMatch && { 'if-match': ifMatch }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      });
      const { statusCode } = answer;
      if (statusCode >= 400) {
        ErrorBody.parse(answer.json());
        expect(statusCode, answer.body).not.toBe(500);
      } else if (statusCode !== 304) {
        expect(statusCode).toBe(status);
        if (answers === 'json') response?.parse(answer.json());
      }
      // The call may have ended its own session or deleted its account.
      if (isSignedIn && statusCode === 401) headers = await api.signIn('owner');
    }),
    { numRuns: CASES, seed: SEED, endOnFailure: true },
  );
});
