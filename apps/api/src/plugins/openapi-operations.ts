import type { Endpoint } from '@upcurve/contracts/shared/endpoint';
import { ErrorBody } from '@upcurve/contracts/shared/error';
import { z } from 'zod';

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
export const components = {
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
export function describeOperation(operation: Operation, endpoint: Endpoint): void {
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
export function mergePaths(paths: Paths): void {
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
