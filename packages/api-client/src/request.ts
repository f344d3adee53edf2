import { type Endpoint, type FileName, filledPath } from '@upcurve/contracts/shared/endpoint';
import { type PageOf, readPage } from '@upcurve/contracts/shared/paging';
import type { z } from 'zod';
import { ConnectionError, toApiError } from './api-error.ts';
import { type Progress, sendForm } from './send-form.ts';

/** `fetch` or anything shaped like it, such as one that runs against `app.inject`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface ClientOptions {
  /** Where the API is, without a trailing slash; empty for the page's own origin. */
  baseUrl?: string;
  fetch?: Fetch;
  /** Headers for every call. Called for each request. */
  headers?: () => Record<string, string>;
}

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Makes a repeated public write happen once. */
  idempotencyKey?: string;
  /** Of a call that takes files: how much of it is on its way. Only where the browser sends it, not through `fetch`. */
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

/** A file, or several under one name. */
type Sent = Blob | readonly Blob[];

type Form<E extends Endpoint> = E extends { accepts: object }
  ? { files: Files<E> } & (E['accepts'] extends { fields: infer Fields extends z.ZodType }
      ? { fields: z.input<Fields> }
      : unknown)
  : unknown;

/** The input of a call: those of `params`, `query`, `headers`, `body`, `fields` and `files` that its contract has. */
export type Input<E extends Endpoint> = Part<E, 'params', 'output'> &
  (E extends { query: z.ZodType } ? { query?: z.output<E['query']> } : unknown) &
  (E extends { headers: z.ZodType } ? { headers?: z.input<E['headers']> } : unknown) &
  Part<E, 'body', 'input'> &
  Form<E>;

/** What a call gives back; of CSV, files and streams the answer itself, whose body has not been read yet. */
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

/** The address of a call, below that of the API: for a link that downloads what a GET answers. */
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
 * Makes one call. Returns the parsed body, `{}` if a success has no JSON, or the response if the contract names no JSON.
 * @throws {ApiError} where the answer is not a success
 * @throws {ConnectionError} where there is no answer
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
