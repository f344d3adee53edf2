import type { z } from 'zod';
import type { Permission } from './permissions.ts';

/** Who may call: anyone, any signed-in member of staff, or staff whose role holds the permission. */
export type Access = 'public' | 'staff' | Permission;

/**
 * Whose pages may make a mutation: the admin app's alone, the marketing site's too, or, for the staff bar on the
 * marketing site, those with credentials across origins.
 */
export type Origin = 'admin' | 'site' | 'staff-bar';

/**
 * One call of the API. `path` is written with `{name}` placeholders which `params` must cover.
 * `response` describes the body of the success answer, whose status is `status` (200 unless told).
 * `idempotent` marks a public write that accepts `Idempotency-Key`; `paged` a list whose total and next page
 * travel in the headers `X-Total-Count`, `X-Total-Count-Kind` and `Link`.
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
  idempotent?: true;
  paged?: true;
}

export type Endpoints = Record<string, Endpoint>;

/** Keeps the literal types of a noun's endpoints while checking their shape. */
export function defineEndpoints<T extends Endpoints>(endpoints: T): T {
  return endpoints;
}
