import type { z } from 'zod';
import type { PageOf } from './paging.ts';
import type { Permission } from './permissions.ts';

/** Who may call: anyone, any signed-in member of staff, or staff whose role holds the permission. */
export type Access = 'public' | 'staff' | Permission;

/**
 * Whose pages may make a mutation: the admin app's alone, the marketing site's too, or, for the staff bar on the
 * marketing site, those with credentials across origins.
 */
export type Origin = 'admin' | 'site' | 'staff-bar';

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

/**
 * One call of the API. `path` is written with `{name}` placeholders which `params` must cover.
 * `response` describes the body of the success answer, whose status is `status` (200 unless told).
 * `bounds` are required of a public write. `headers` names request headers beside those of every call.
 * `paged` marks a list that is answered by pages (paging.ts).
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  summary: string;
  access: Access;
  /** Left out: the admin app's pages alone. */
  origin?: Origin;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  headers?: z.ZodType;
  response: z.ZodType;
  status?: 200 | 201;
  bounds?: Bounds;
  /** Largest body, in bytes. */
  bodyMax?: number;
  paged?: true;
}

export type Endpoints = Record<string, Endpoint>;

/** A part of a request as its contract has read it; undefined where there is none. */
export type Parsed<E, Part extends keyof Endpoint> =
  E extends Record<Part, z.ZodType> ? z.output<E[Part]> : undefined;

/** What a handler gives back: for a list that is answered by pages, a page. */
export type Answered<E extends Endpoint> = E extends { paged: true }
  ? z.input<E['response']> extends (infer Item)[]
    ? PageOf<Item>
    : never
  : z.input<E['response']>;

/** Keeps the literal types of a noun's endpoints while checking their shape. */
export function defineEndpoints<T extends Endpoints>(endpoints: T): T {
  return endpoints;
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** The path with its placeholders filled. */
export function filledPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(PLACEHOLDER, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** The path as routers write it: `/api/users/:id`. */
export const routePath = (path: string) => path.replace(PLACEHOLDER, ':$1');
