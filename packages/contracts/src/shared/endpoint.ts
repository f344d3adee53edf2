import type { z } from 'zod';
import type { Permission } from '../permissions.ts';
import type { CsvAnswer, FileAnswer, StreamAnswer } from './download.ts';
import type { Multipart } from './multipart.ts';
import type { PageOf } from './paging.ts';

/** The permitted callers: anyone, any signed-in member of staff, or staff whose role holds the permission. */
export type Access = 'public' | 'staff' | Permission;

/**
 * The pages that may make a mutation: only the admin app, also the marketing site, or also the staff bar on the
 * marketing site, which sends credentials across origins.
 */
export type Origin = 'admin' | 'site' | 'staff-bar';

/**
 * The queue of a public call, so that a rush in one does not block the others: calls that leads need, sign-ins and
 * other work on passwords, and everything else.
 */
export type Lane = 'leads' | 'sign-in' | 'reads';

/** A maximum number of calls in a number of minutes from one address. */
export interface Limit {
  calls: number;
  minutes: number;
}

/**
 * The bounds of a public write.
 * `limit`: calls from one address, not counting repeats with the same Idempotency-Key; 'own' if the handler counts.
 * `repeat`: the effect of a second call: none with the same Idempotency-Key ('once'), none by its nature ('same'), or
 * up to the handler ('own').
 */
export interface Bounds {
  limit: Limit | 'own';
  repeat: 'once' | 'same' | 'own';
}

/** The default maximum body of a staff call and of a public one, in bytes. */
export const BODY_MAX = 1024 * 1024;
export const PUBLIC_BODY_MAX = 64 * 1024;

/** The default time in which the API must begin to answer, in seconds. */
export const TAKES_SECONDS = 20;
/** Longer work must be a job: proxies and browsers give up on connections that are silent for a minute. */
export const TAKES_MAX_SECONDS = 45;
export const timeLimitOf = ({ takes = TAKES_SECONDS }: { takes?: number }) => takes;

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `/media` is for files that pages show and browsers cache. */
  path: `/api/${string}` | `/media/${string}`;
  summary: string;
  access: Access;
  /** Default: only the admin app. */
  origin?: Origin;
  /** Allowed before a member has set up the second factor that their role requires. */
  whileEnrolling?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  status?: 200 | 201;
  bounds?: Bounds;
  /** Largest JSON body, in bytes. */
  bodyMax?: number;
  /** The seconds in which the API must begin to answer; for an upload, counted from its last byte. */
  takes?: number;
  /** Answered even when the API is busy. */
  vital?: true;
  /** The queue of a public call. Default: reads. */
  lane?: Lane;
}

/** The input: JSON in `body`, a form with files in `accepts`, or neither. */
type Taken = { body?: z.ZodType; accepts?: undefined } | { body?: undefined; accepts: Multipart };

/**
 * The output: JSON of the schema `response`, CSV with rows of this schema, or a file or stream of one of these
 * content types.
 */
type Given =
  | { answers?: 'json'; response: z.ZodType; paged?: true; types?: undefined }
  | { answers: 'csv'; response: z.ZodObject; paged?: undefined; types?: undefined }
  | { answers: 'file' | 'stream'; response?: undefined; paged?: undefined; types: readonly string[] };

/**
 * One call of the API. `params` must cover the `{name}` placeholders of `path`. `response` describes the body of the
 * success answer, whose status is `status` (default 200). Public writes require `bounds`. `headers` names request
 * headers other than those of every call. `paged` marks a list that is answered in pages (paging.ts). `accepts` is a
 * form with files (multipart.ts), whose body may take as long as it keeps up a minimum rate. `answers` marks answers
 * other than JSON (download.ts).
 */
export type Endpoint = Call & Taken & Given;

export type Endpoints = Record<string, Endpoint>;

/** A part of a request as parsed by its contract; undefined if the contract has no such part. */
export type Parsed<E, Part extends keyof Endpoint> =
  E extends Record<Part, z.ZodType> ? z.output<E[Part]> : undefined;

/** The fields of a form as parsed by its contract. */
export type ParsedFields<E> = E extends { accepts: Multipart }
  ? E['accepts'] extends { fields: infer Fields extends z.ZodObject }
    ? z.output<Fields>
    : Record<never, never>
  : undefined;

/** The names of the files that a call takes. */
export type FileName<E> = E extends { accepts: Multipart } ? keyof E['accepts']['files'] & string : never;

/** The result of a handler. For paged lists, a page. */
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

/** An endpoint that may lack its access, which `WithAccess` reports in a sentence. */
type Draft = Omit<Call, 'access'> & Partial<Pick<Call, 'access'>> & Taken & Given;

/** Attached to `summary`, so that the compiler's message is this sentence and not the whole type of the call. */
type WithAccess<T> = {
  [name in keyof T]: T[name] extends { access: Access }
    ? unknown
    : { summary: "This call names no access. Say who may make it: 'public', 'staff' or a permission." };
};

/** Keeps the literal types of a noun's endpoints while checking their shape. */
export function defineEndpoints<T extends Record<string, Draft>>(endpoints: T & WithAccess<T>): T {
  return endpoints;
}

export const PLACEHOLDER = /\{(\w+)\}/g;

/** The path with its placeholders filled. */
export function filledPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(PLACEHOLDER, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** The path as routers write it: `/api/users/:id`. */
export const routePath = (path: string) => path.replace(PLACEHOLDER, ':$1');
