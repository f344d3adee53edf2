import type { z } from 'zod';
import type { Permission } from '../permissions.ts';
import type { CsvAnswer, FileAnswer, StreamAnswer } from './download.ts';
import type { Multipart } from './multipart.ts';
import type { PageOf } from './paging.ts';

/** Who may call: anyone, any signed-in member of staff, or staff whose role holds the permission. */
export type Access = 'public' | 'staff' | Permission;

/**
 * Whose pages may make a mutation: the admin app's alone, the marketing site's too, or, for the staff bar on the
 * marketing site, those with credentials across origins.
 */
export type Origin = 'admin' | 'site' | 'staff-bar';

/**
 * In which queue a public call waits, so that a crowd in one keeps nobody out of another: what a lead needs, sign-ins with other work on
 * passwords, and all else.
 */
export type Lane = 'leads' | 'sign-in' | 'reads';

/** So many calls in so many minutes from one address. */
export interface Limit {
  calls: number;
  minutes: number;
}

/**
 * How a public write is kept within bounds.
 * `limit`: calls from one address, a repeat under its Idempotency-Key not counted; 'own' where the handler counts by more.
 * `repeat`: what a second call does: nothing more under the same Idempotency-Key ('once'), nothing more by its nature
 * ('same'), or what the handler says ('own').
 */
export interface Bounds {
  limit: Limit | 'own';
  repeat: 'once' | 'same' | 'own';
}

/** Body of a call of staff, and of a public one, in bytes, where its contract names no other. */
export const BODY_MAX = 1024 * 1024;
export const PUBLIC_BODY_MAX = 64 * 1024;

/** How long, in seconds, the API works at most before it begins to answer, where the contract names no other time. */
export const TAKES_SECONDS = 20;
/** Longer work must be a job: proxies and browsers give up on connections that are silent for a minute. */
export const TAKES_MAX_SECONDS = 45;
export const timeLimitOf = ({ takes = TAKES_SECONDS }: { takes?: number }) => takes;

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `/media` is for files that pages show: its address is no call's, and kept by browsers. */
  path: `/api/${string}` | `/media/${string}`;
  summary: string;
  access: Access;
  /** Left out: the admin app's pages alone. */
  origin?: Origin;
  /** Also for somebody signed in who has yet to set up the second factor that their role requires. */
  whileEnrolling?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  status?: 200 | 201;
  bounds?: Bounds;
  /** Largest JSON body, in bytes. */
  bodyMax?: number;
  /** Seconds that the API may work before it begins to answer; of an upload, from its last byte. */
  takes?: number;
  /** Answered however busy the API is. */
  vital?: true;
  /** Of a public call; left out: reads. */
  lane?: Lane;
}

/** JSON in `body`, or a form with files; neither, nothing. */
type Taken = { body?: z.ZodType; accepts?: undefined } | { body?: undefined; accepts: Multipart };

/** JSON as `response` says; CSV with a row of which `response` is; a file or a stream of one of these content types. */
type Given =
  | { answers?: 'json'; response: z.ZodType; paged?: true; types?: undefined }
  | { answers: 'csv'; response: z.ZodObject; paged?: undefined; types?: undefined }
  | { answers: 'file' | 'stream'; response?: undefined; paged?: undefined; types: readonly string[] };

/**
 * One call of the API. `path` is written with `{name}` placeholders which `params` must cover.
 * `response` describes the body of the success answer, whose status is `status` (200 unless told).
 * `bounds` are required of a public write. `headers` names request headers beside those of every call.
 * `paged` marks a list that is answered by pages (paging.ts). `accepts` is a form with files (multipart.ts), whose body may
 * take as long as it keeps up a least rate; `answers` what is not JSON (download.ts).
 */
export type Endpoint = Call & Taken & Given;

export type Endpoints = Record<string, Endpoint>;

/** A part of a request as its contract has read it; undefined where there is none. */
export type Parsed<E, Part extends keyof Endpoint> =
  E extends Record<Part, z.ZodType> ? z.output<E[Part]> : undefined;

/** The fields of a form as its contract has read them. */
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

/** Set against `summary`, so that the compiler's message is this sentence and not the whole type of the call. */
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
