import type { z } from 'zod';
import type { Permission } from '../permissions.ts';
import type { CsvAnswer, FileAnswer, StreamAnswer } from './download.ts';
import type { Multipart } from './multipart.ts';
import type { PageOf } from './paging.ts';

/** The permitted callers: anyone, any signed-in member of staff, or staff whose role has the permission. */
export type Access = 'public' | 'staff' | Permission;

/**
 * Which pages may send a mutation: the admin app only, the marketing site as well, or also the staff bar on the
 * marketing site, which sends credentials cross-origin.
 */
export type Origin = 'admin' | 'site' | 'staff-bar';

export interface Limit {
  calls: number;
  minutes: number;
}

/**
 * Protection of a public write.
 * `limit`: calls from one IP address, without repeats whose answer is stored; 'own' if the handler counts.
 * `repeat`: why a second call does no harm: the Idempotency-Key ('once'), the call is idempotent ('same'), or the
 * handler checks ('own').
 * `scope`: the name under which answers are stored by Idempotency-Key.
 */
export type RateLimitRule = { limit: Limit | 'own' } & (
  | { repeat: 'once'; scope: string }
  | { repeat: 'same' | 'own'; scope?: undefined }
);

/** Default maximum body size of staff calls and of public calls, in bytes. */
export const BODY_MAX = 1024 * 1024;
export const PUBLIC_BODY_MAX = 64 * 1024;

/** Default time limit for the API to start its response, in seconds. */
export const TIMEOUT_SECONDS = 20;
/** Longer work must be a job: proxies and browsers drop connections that are silent for a minute. */
export const TAKES_MAX_SECONDS = 45;
export const timeLimitOf = ({ timeoutSeconds = TIMEOUT_SECONDS }: { timeoutSeconds?: number }) =>
  timeoutSeconds;

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `/media` is for files that pages embed and browsers cache. */
  path: `/api/${string}` | `/media/${string}`;
  summary: string;
  access: Access;
  /** Default: `admin`. */
  origin?: Origin;
  /** Allowed before a member has set up the second factor that the role requires. */
  whileEnrolling?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  status?: 200 | 201;
  rateLimit?: RateLimitRule;
  /** Maximum JSON body size, in bytes. */
  bodyMax?: number;
  /** Time limit for the API to start its response, in seconds. For an upload, it starts at the last byte. */
  timeoutSeconds?: number;
}

/** The input: JSON in `body`, a form with files in `accepts`, or neither. */
type Taken = { body?: z.ZodType; accepts?: undefined } | { body?: undefined; accepts: Multipart };

/**
 * The output: JSON that matches `response`, CSV with rows of that schema, or a file or stream of one of these content
 * types.
 */
type Given =
  | { answers?: 'json'; response: z.ZodType; paged?: true; types?: undefined }
  | { answers: 'csv'; response: z.ZodObject; paged?: undefined; types?: undefined }
  | { answers: 'file' | 'stream'; response?: undefined; paged?: undefined; types: readonly string[] };

/**
 * An API call. `params` must cover the `{name}` placeholders of `path`. `response` is the schema of the success body,
 * sent with `status` (default 200). Public writes require `rateLimit`. `headers` lists request headers beyond the common
 * ones. `paged` marks a paginated list (paging.ts). `accepts` is a form with files (multipart.ts); its body may take
 * any time without long pauses. `answers` marks responses other than JSON (download.ts).
 */
export type Endpoint = Call & Taken & Given;

export type Endpoints = Record<string, Endpoint>;

/** The parsed type of one part of a request. Undefined if the contract has no such part. */
export type Parsed<E, Part extends keyof Endpoint> =
  E extends Record<Part, z.ZodType> ? z.output<E[Part]> : undefined;

export type ParsedFields<E> = E extends { accepts: Multipart }
  ? E['accepts'] extends { fields: infer Fields extends z.ZodObject }
    ? z.output<Fields>
    : Record<never, never>
  : undefined;

export type FileName<E> = E extends { accepts: Multipart } ? keyof E['accepts']['files'] & string : never;

/** A handler's return value. For paged lists, a page. */
export type Answered<E> = E extends { answers: 'csv'; response: z.ZodType }
  ? CsvAnswer<z.input<E['response']>>
  : E extends { answers: 'file' }
    ? FileAnswer
    : E extends { answers: 'stream' }
      ? StreamAnswer
      : E extends { paged: true; response: z.ZodType }
        ? z.input<E['response']> extends (infer Item)[]
          ? PageOf<Item>
          : never
        : E extends { response: z.ZodType }
          ? z.input<E['response']>
          : never;

const endpointOf =
  <Method extends Call['method']>(method: Method) =>
  <Rest extends Omit<Call, 'method' | 'path'> & Taken & Given>(path: Call['path'], rest: Rest) => ({
    method,
    path,
    ...rest,
  });

/* Functions that define endpoints, one for each method. They keep the literal types. */
export const get = endpointOf('GET');
export const post = endpointOf('POST');
export const put = endpointOf('PUT');
export const patch = endpointOf('PATCH');
export const del = endpointOf('DELETE');

export const PLACEHOLDER = /\{(\w+)\}/g;

export function filledPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(PLACEHOLDER, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Returns the path in router syntax: `/api/users/:id`. */
export const routePath = (path: string) => path.replace(PLACEHOLDER, ':$1');
