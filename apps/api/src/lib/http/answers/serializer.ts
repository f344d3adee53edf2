import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';
import { serializeOnce } from './cache-answer.ts';

/** Called with every response before it is serialised. */
type Watch = (route: string, schema: z.ZodType, answer: unknown) => void;
type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Keywords that restrict a value beyond its type. */
const ASKED = new Set([
  ...['format', 'pattern', 'minLength', 'maxLength', 'minItems', 'maxItems'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
]);

const mapped = <T, U>(of: Record<string, T>, to: (each: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(of).map(([key, each]) => [key, to(each)]));

/**
 * Removes everything from a schema that does not affect serialisation. Lists spent two thirds of their time on matching
 * dates against their pattern and on trying both sides of nullable values.
 */
function slim(schema: JsonSchema | boolean): JsonSchema | boolean {
  if (typeof schema === 'boolean') return schema;
  const { properties, items, anyOf, allOf, oneOf, $defs, definitions, additionalProperties, ...rest } =
    schema;
  const [one, other] = anyOf ?? [];
  if (anyOf?.length === 2 && isNull(other) && isOfOneKind(one))
    return { ...(slim({ ...rest, ...one }) as JsonSchema), ...orNull(one) };
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([key]) => !ASKED.has(key))),
    ...(properties && { properties: mapped(properties, slim) }),
    ...(items !== undefined && { items: Array.isArray(items) ? items.map(slim) : slim(items) }),
    ...(anyOf && { anyOf: anyOf.map(slim) }),
    ...(allOf && { allOf: allOf.map(slim) }),
    ...(oneOf && { oneOf: oneOf.map(slim) }),
    ...($defs && { $defs: mapped($defs, slim) }),
    ...(definitions ? { definitions: mapped(definitions as Record<string, JsonSchema>, slim) } : {}),
    ...(additionalProperties !== undefined && { additionalProperties: slim(additionalProperties) }),
  } as JsonSchema;
}

const isNull = (schema: JsonSchema | boolean | undefined) =>
  typeof schema === 'object' && schema.type === 'null';
const isOfOneKind = (schema: JsonSchema | boolean | undefined): schema is JsonSchema =>
  typeof schema === 'object' && typeof schema.type === 'string' && !('const' in schema);
/** Inside a union the serialiser validates the value against the schema, so an enum must contain null. */
const orNull = ({ enum: named }: JsonSchema) => ({
  nullable: true,
  ...(named && { enum: [...named, null] }),
});

/**
 * Compiles the contract of a response into a function that writes only the fields of the contract, so other columns
 * never leave the server. Parsing every response with zod took four times as long on a list of questions.
 */
export function serializerCompiler(watch?: Watch): FastifySerializerCompiler<z.ZodType> {
  const compile = SerializerSelector()({}, {});
  return ({ schema, method, url, httpStatus = '' }) => {
    const json = slim(z.toJSONSchema(schema, { target: 'draft-7', io: 'output' }));
    const write = compile({ method, url, httpStatus, schema: json });
    return (answer) => {
      watch?.(`${method} ${url}`, schema, answer);
      return serializeOnce(answer, write);
    };
  };
}
