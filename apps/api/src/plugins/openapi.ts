import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@upcurve/contracts/shared/endpoint';
import { ErrorBody } from '@upcurve/contracts/shared/error';
import type { Multipart } from '@upcurve/contracts/shared/multipart';
import { IdempotencyKey } from '@upcurve/contracts/shared/text';
import type { FastifyInstance, FastifySchema, onRequestAsyncHookHandler } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** The page has its own scripts and styles, and is the only one that needs inline styles. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

function formSchema({ fields, files }: Multipart): z.ZodType {
  const ofFiles = Object.entries(files).map(([name, { max, types, count = 1, optional }]) => {
    const file = z
      .file()
      .max(max)
      .mime([...types] as z.core.util.MimeTypes[]);
    const sent = count > 1 ? z.array(file).max(count) : file;
    return [name, optional ? sent.optional() : sent];
  });
  return z.strictObject({ ...fields?.shape, ...Object.fromEntries(ofFiles) });
}

const SIGNED_IN: Record<string, string[]>[] = [{ session: [] }, { bearer: [] }];

/**
 * Adds what is not in the schema by which Fastify validates: who may call, forms, answers and errors.
 */
function documented(schema: FastifySchema, endpoint: Endpoint) {
  const { access, accepts, answers, types, response, status = 200, rateLimit } = endpoint;
  const given = answers === 'csv' ? ['text/csv'] : types;
  const content = given?.map((type) => [type, { schema: answers === 'csv' ? z.string() : z.file() }]);
  const needsPermission = access !== 'public' && access !== 'staff';
  return {
    ...schema,
    ...(needsPermission && { description: `Needs the permission \`${access}\`.` }),
    security: access === 'public' ? [] : SIGNED_IN,
    ...(rateLimit?.repeat === 'once' && {
      headers: z.object({ 'Idempotency-Key': IdempotencyKey.optional() }),
    }),
    ...(accepts && { consumes: ['multipart/form-data'], body: formSchema(accepts) }),
    response: {
      [status]: content ? { content: Object.fromEntries(content) } : response,
      '4xx': ErrorBody.describe('The request is refused. `issues` name the fields'),
      '5xx': ErrorBody.describe('A service that this call needs is unavailable, or the call timed out'),
    },
  };
}

/** Serves OpenAPI from the contracts at /api/openapi.json, and a page for it at /api/docs. */
export async function openapiPlugin(
  app: FastifyInstance,
  limitVisitors: onRequestAsyncHookHandler,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Upcurve API',
        version: '1',
        description: DESCRIPTION,
      },
      servers: [{ url: '/', description: 'This one' }],
      components: { securitySchemes },
    },
    transform: (document) => {
      const { schema, route } = document;
      const endpoint = route.config?.endpoint;
      return jsonSchemaTransform(
        endpoint && schema ? { ...document, schema: documented(schema, endpoint) } : document,
      );
    },
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      const paths = (document.openapiObject.paths ?? {}) as Record<string, Record<string, Operation>>;
      mergePaths(paths);
      return document.openapiObject;
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: PAGE_POLICY,
    uiHooks: { onRequest: limitVisitors },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

/* The subset of OpenAPI 3.1 that this file reads. */
interface Operation {
  parameters?: { name: string; in: string }[];
}
type Paths = Record<string, Record<string, Operation> | undefined>;

const DESCRIPTION = `Quiz, contact forms, leads, questions, webhooks and accounts.

A repeated request with the same \`Idempotency-Key\` is not executed again and gets the same answer.
Lists that are paged send \`X-Total-Count\`, \`X-Total-Count-Kind\` (exact or at-least) and a \`Link\` to the next page.
A 429 or 503 says in \`Retry-After\` how many seconds to wait. \`X-Request-Id\` names the request in the server's logs.`;

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-sid',
    description:
      'Set when signing in. Over plain http it is named sid. Writes also need the Origin header of our own pages.',
  },
  bearer: { type: 'http', scheme: 'bearer', description: 'The token returned when signing in.' },
} as const;

const shape = (path: string) => path.replace(/\{\w+\}/g, '{}');
const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Merges paths that differ only in parameter names into the first, because OpenAPI does not distinguish them. */
function mergePaths(paths: Paths): void {
  const firsts = new Map<string, string>();
  for (const [path, operations] of Object.entries(paths)) {
    const first = firsts.get(shape(path));
    if (first === undefined) firsts.set(shape(path), path);
    if (first === undefined || !operations) continue;
    const names = new Map(namesIn(path).map((name, i) => [name, namesIn(first)[i] ?? name]));
    for (const { parameters = [] } of Object.values(operations))
      for (const parameter of parameters)
        if (parameter.in === 'path') parameter.name = names.get(parameter.name) ?? parameter.name;
    paths[first] = { ...paths[first], ...operations };
    delete paths[path];
  }
}
