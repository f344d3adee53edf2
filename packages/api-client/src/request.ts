import { type Endpoint, type FileName, filledPath } from '@upcurve/contracts/shared/endpoint';
import { type PageOf, readPage } from '@upcurve/contracts/shared/paging';
import type { z } from 'zod';
import { ConnectionError, toApiError } from './api-error.ts';
import { type Progress, sendForm } from './send-form.ts';

/** `fetch` or a compatible function, for example one that uses `app.inject`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface ClientOptions {
  /** The API's URL without a trailing slash. Empty for the page's own origin. */
  baseUrl?: string;
  fetch?: Fetch;
  /** Headers for every call. Evaluated per request. */
  headers?: () => Record<string, string>;
}

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Prevents a retried public write from being done twice. */
  idempotencyKey?: string;
  /** Reports upload progress. Only in browsers, and not with a custom `fetch`. */
  onProgress?: (progress: Progress) => void;
}

type Part<E, K extends keyof Endpoint, As extends 'input' | 'output'> =
  E extends Record<K, z.ZodType>
    ? { [key in K]: As extends 'input' ? z.input<E[K]> : z.output<E[K]> }
    : unknown;

type Files<E extends Endpoint> = E extends { accepts: { files: infer Rules } }
  ? { [name in FileName<E> as Rules[name & keyof Rules] extends { optional: true } ? never : name]: Sent } & {
      [name in FileName<E>]?: Sent;
    }
  : never;

/** A file, or several files in one field. */
type Sent = Blob | readonly Blob[];

type Form<E extends Endpoint> = E extends { accepts: object }
  ? { files: Files<E> } & (E['accepts'] extends { fields: infer Fields extends z.ZodType }
      ? { fields: z.input<Fields> }
      : unknown)
  : unknown;

/** The input of a call: `params`, `query`, `headers`, `body`, `fields` and `files`, as far as its contract has them. */
export type Input<E extends Endpoint> = Part<E, 'params', 'output'> &
  (E extends { query: z.ZodType } ? { query?: z.output<E['query']> } : unknown) &
  (E extends { headers: z.ZodType } ? { headers?: z.input<E['headers']> } : unknown) &
  Part<E, 'body', 'input'> &
  Form<E>;

/** The result of a call. For CSV, files and streams it is the response itself, with an unread body. */
export type Output<E extends Endpoint> = E extends { answers: 'csv' | 'file' | 'stream' }
  ? Response
  : E extends { response: z.ZodType }
    ? E extends { paged: true }
      ? z.output<E['response']> extends (infer Item)[]
        ? PageOf<Item>
        : never
      : z.output<E['response']>
    : never;

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
  fields?: Record<string, unknown>;
  files?: Record<string, Sent | undefined>;
}

/** Returns the path and query of a call, for example for a link that downloads a GET response. */
export const addressOf = <E extends Endpoint & { method: 'GET' }>(endpoint: E, input: Input<E>) =>
  urlOf(endpoint, input as AnyInput);

function urlOf(endpoint: Endpoint, { params, query }: AnyInput): string {
  const path = filledPath(endpoint.path, params);
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  }
  const search = parameters.toString();
  return search ? `${path}?${search}` : path;
}

/** Fields first: the server checks them before it reads a file. */
function formOf({ fields = {}, files = {} }: AnyInput): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, String(value));
  }
  for (const [name, sent = []] of Object.entries(files)) {
    for (const file of [sent].flat() as Blob[]) form.append(name, file);
  }
  return form;
}

/**
 * Makes a call. Returns the parsed body, `{}` for a success without JSON, or the response if the contract has no JSON.
 * @throws {ApiError} if the response is not a success
 * @throws {ConnectionError} if there is no response
 */
export async function request(
  endpoint: Endpoint,
  input: AnyInput,
  client: ClientOptions,
  call: CallOptions,
): Promise<unknown> {
  const { accepts, answers = 'json' } = endpoint;
  const headers: Record<string, string> = {
    accept: answers === 'json' ? 'application/json' : '*/*',
    ...client.headers?.(),
    ...input.headers,
    ...call.headers,
  };
  if (call.idempotencyKey) headers['idempotency-key'] = call.idempotencyKey;
  if (input.body !== undefined) headers['content-type'] = 'application/json';

  const byForm = accepts && sendForm(call.onProgress);
  const send: Fetch = client.fetch ?? byForm ?? ((url, init) => fetch(url, init));
  let response: Response;
  try {
    response = await send(`${client.baseUrl ?? ''}${urlOf(endpoint, input)}`, {
      method: endpoint.method,
      credentials: 'same-origin',
      headers,
      body: accepts ? formOf(input) : input.body === undefined ? undefined : JSON.stringify(input.body),
      signal: call.signal,
    });
  } catch (cause) {
    if (call.signal?.aborted) throw cause;
    throw new ConnectionError(cause);
  }
  if (!response.ok) throw await toApiError(response);
  if (answers !== 'json') return response;

  const isJson = response.headers.get('content-type')?.includes('application/json');
  const body: unknown = isJson ? await response.json() : {};
  return endpoint.paged ? readPage(Array.isArray(body) ? body : [], response.headers) : body;
}
