import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@upcurve/contracts/shared/endpoint';
import { ErrorBody } from '@upcurve/contracts/shared/error';
import type { Multipart } from '@upcurve/contracts/shared/multipart';
import type { FastifyInstance, FastifySchema, onRequestAsyncHookHandler } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { routesOf } from '../lib/http/implement.ts';

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

/** Adds forms and answers to the documented schema: Fastify does not validate forms, and has JSON Schema of answers. */
function documented(schema: FastifySchema, { accepts, answers, types, response, status = 200 }: Endpoint) {
  const given = answers === 'csv' ? ['text/csv'] : types;
  const content = given?.map((type) => [type, { schema: answers === 'csv' ? z.string() : z.file() }]);
  return {
    ...schema,
    ...(accepts && { consumes: ['multipart/form-data'], body: formSchema(accepts) }),
    response: { [status]: content ? { content: Object.fromEntries(content) } : response },
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
        description: 'Quiz, contact forms, leads, questions, webhooks and accounts.',
      },
      servers: [{ url: '/', description: 'This one' }],
      components: components as object,
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
      for (const endpoint of routesOf(app)) {
        const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
        if (operation) describeOperation(operation, endpoint);
      }
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

/* The subset of OpenAPI 3.1 that this file generates. */
interface Parameter {
  name: string;
  in: string;
}
interface Answer {
  description: string;
  headers?: Record<string, object>;
}
export interface Operation {
  description?: string;
  parameters?: Parameter[];
  responses?: Record<string, Answer | object>;
  security?: Record<string, string[]>[];
}
type Paths = Record<string, Record<string, Operation> | undefined>;

const header = (description: string, type = 'string') => ({ description, schema: { type } });

/** Shared components that the operations refer to. */
const components = {
  securitySchemes: {
    session: {
      type: 'apiKey' as const,
      in: 'cookie' as const,
      name: '__Host-sid',
      description:
        'Set when signing in. Over plain http it is named sid. Writes also need the Origin header of our own pages.',
    },
    bearer: { type: 'http' as const, scheme: 'bearer', description: 'The token returned when signing in.' },
  },
  schemas: { Error: z.toJSONSchema(ErrorBody, { io: 'output' }) as object },
};

const REQUEST_ID = { 'X-Request-Id': header('The id of this request in the server logs') };
const RETRY_AFTER = { 'Retry-After': header('Seconds to wait before trying again', 'integer') };

function refusal(description: string, headers: Record<string, object> = {}): Answer {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.assign({ description, content, headers: { ...REQUEST_ID, ...headers } });
}

/** A call's error responses, keyed by status. Others, mainly conflicts, are under `default`. */
function refusals({ access, method, params, accepts, rateLimit }: Endpoint): Record<string, Answer> {
  const isWrite = method !== 'GET';
  return {
    400: refusal('The request is invalid. `issues` name the fields'),
    ...(access !== 'public' && { 401: refusal('Not signed in, or the session has ended') }),
    ...((isWrite || (access !== 'public' && access !== 'staff')) && {
      403: refusal('The role lacks the permission, or the request did not come from our own pages'),
    }),
    ...(params && { 404: refusal('Not found') }),
    ...(isWrite && { 413: refusal('The body is too large') }),
    ...((isWrite || accepts) && { 415: refusal('The content type is not accepted') }),
    ...(rateLimit && { 429: refusal('Too many requests from this address', RETRY_AFTER) }),
    503: refusal('A service that this call needs is unavailable, or the call timed out', RETRY_AFTER),
    default: refusal('Any other error'),
  };
}

const PAGE_HEADERS = {
  'X-Total-Count': header('The total number of items', 'integer'),
  'X-Total-Count-Kind': header('The precision of the total: exact or at-least'),
  Link: header('The address of the next page, if there is one, with rel="next"'),
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Chosen by the caller, 1 to 128 visible ASCII characters. A repeated request with the same key is not executed again and gets the same answer.',
  schema: { type: 'string', minLength: 1, maxLength: 128 },
};

/** Adds permission, errors, headers and Idempotency-Key to an operation. */
function describeOperation(operation: Operation, endpoint: Endpoint): void {
  const { access, status = 200, paged, rateLimit } = endpoint;
  operation.security = access === 'public' ? [] : [{ session: [] }, { bearer: [] }];
  if (access !== 'public' && access !== 'staff')
    operation.description = `Needs the permission \`${access}\`.`;
  const success = operation.responses?.[status] as Answer | undefined;
  operation.responses = { ...operation.responses, ...refusals(endpoint) };
  if (success) success.headers = { ...success.headers, ...REQUEST_ID, ...(paged && PAGE_HEADERS) };
  if (rateLimit?.repeat === 'once') operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY];
}

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
