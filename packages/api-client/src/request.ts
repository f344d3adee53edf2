import { type Endpoint, filledPath } from '@upcurve/contracts/endpoint';
import { type PageOf, readPage } from '@upcurve/contracts/paging';
import type { z } from 'zod';
import { ConnectionError, toApiError } from './api-error.ts';

/** `fetch` or anything shaped like it, such as one that runs against `app.inject`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface ClientOptions {
  /** Where the API is, without a trailing slash; empty for the page's own origin. */
  baseUrl?: string;
  fetch?: Fetch;
  /** Headers for every call, asked for anew each time. */
  headers?: () => Record<string, string>;
}

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Makes a repeated public write happen once. */
  idempotencyKey?: string;
}

type Part<E, K extends keyof Endpoint, As extends 'input' | 'output'> =
  E extends Record<K, z.ZodType>
    ? { [key in K]: As extends 'input' ? z.input<E[K]> : z.output<E[K]> }
    : unknown;

/** What a call takes: `params`, `query`, `headers` and `body` as far as its contract has them. */
export type Input<E extends Endpoint> = Part<E, 'params', 'output'> &
  (E extends { query: z.ZodType } ? { query?: z.output<E['query']> } : unknown) &
  (E extends { headers: z.ZodType } ? { headers?: z.input<E['headers']> } : unknown) &
  Part<E, 'body', 'input'>;

/** What a call gives back. */
export type Output<E extends Endpoint> = E extends { paged: true }
  ? z.output<E['response']> extends (infer Item)[]
    ? PageOf<Item>
    : never
  : z.output<E['response']>;

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
}

function urlOf(endpoint: Endpoint, { params, query }: AnyInput): string {
  const path = filledPath(endpoint.path, params);
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  }
  const search = parameters.toString();
  return search ? `${path}?${search}` : path;
}

/**
 * Makes one call. Gives the parsed body, or `{}` where a success has no JSON.
 * @throws {ApiError} where the answer is not a success
 * @throws {ConnectionError} where there is no answer
 */
export async function request(
  endpoint: Endpoint,
  input: AnyInput,
  client: ClientOptions,
  call: CallOptions,
): Promise<unknown> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...client.headers?.(),
    ...input.headers,
    ...call.headers,
  };
  if (call.idempotencyKey) headers['idempotency-key'] = call.idempotencyKey;
  if (input.body !== undefined) headers['content-type'] = 'application/json';

  const send: Fetch = client.fetch ?? ((url, init) => fetch(url, init));
  let response: Response;
  try {
    response = await send(`${client.baseUrl ?? ''}${urlOf(endpoint, input)}`, {
      method: endpoint.method,
      credentials: 'same-origin',
      headers,
      body: input.body === undefined ? undefined : JSON.stringify(input.body),
      signal: call.signal,
    });
  } catch (cause) {
    if (call.signal?.aborted) throw cause;
    throw new ConnectionError(cause);
  }
  if (!response.ok) throw await toApiError(response);

  const isJson = response.headers.get('content-type')?.includes('application/json');
  const body: unknown = isJson ? await response.json() : {};
  return endpoint.paged ? readPage(Array.isArray(body) ? body : [], response.headers) : body;
}
