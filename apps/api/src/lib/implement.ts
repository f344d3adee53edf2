import type { CurrentUser } from '@upcurve/contracts/account';
import {
  type Access,
  type Answered,
  BODY_MAX,
  type Endpoint,
  type Endpoints,
  type Origin,
  type Parsed,
  PUBLIC_BODY_MAX,
  routePath,
} from '@upcurve/contracts/endpoint';
import { type PageOf, pageHeaders } from '@upcurve/contracts/paging';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';

/** What a handler is given: the checked parts of the request, and who asks. */
export interface Call<E extends Endpoint> {
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  headers: Parsed<E, 'headers'>;
  body: Parsed<E, 'body'>;
  /** The caller's Idempotency-Key, where the contract says that a write is done once under it. */
  key: string | undefined;
  /** The caller; on public endpoints undefined where nobody is signed in. */
  user: E['access'] extends 'public' ? CurrentUser | undefined : CurrentUser;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answered<E>>;
export type Handlers<T extends Endpoints> = { [name in keyof T]: Handler<T[name]> };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    origin?: Origin;
  }
  interface FastifyRequest {
    user: CurrentUser | undefined;
    sessionId: string | undefined;
  }
}

const served = new WeakMap<FastifyInstance, Endpoint[]>();

/** The contracts that an app serves. */
export const routesOf = (app: FastifyInstance): readonly Endpoint[] => served.get(app) ?? [];

/* Where a contract takes no query or body, none is taken: unknown keys are refused everywhere. */
const NOTHING = z.strictObject({});

function schemaOf(endpoint: Endpoint, tag: string): FastifySchema & { summary: string; tags: string[] } {
  const { params, query, body, headers } = endpoint;
  return {
    summary: endpoint.summary,
    tags: [tag],
    ...(params && { params }),
    querystring: query ?? NOTHING,
    ...(endpoint.method !== 'GET' && { body: body ?? NOTHING.nullish() }),
    ...(headers && { headers }),
    response: { [endpoint.status ?? 200]: endpoint.response },
  };
}

/**
 * Serves a noun: one handler for each endpoint of its contract. Input is checked before the handler runs. Of what
 * it gives back only what the contract names is sent, so columns outside it never leave the server. Of a page the total and
 * its successor travel in headers.
 */
export function implement<T extends Endpoints>(
  app: FastifyInstance,
  noun: string,
  endpoints: T,
  handlers: Handlers<T>,
): void {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const handler = handlers[name as keyof T] as unknown as Handler<Endpoint>;
    const { access, origin, bounds, method, path, status = 200 } = endpoint;
    served.set(app, [...routesOf(app), endpoint]);
    app.route({
      method,
      url: routePath(path),
      schema: schemaOf(endpoint, noun),
      bodyLimit: endpoint.bodyMax ?? (access === 'public' ? PUBLIC_BODY_MAX : BODY_MAX),
      config: { access, origin, bounds },
      handler: async (request, reply) => {
        reply.code(status);
        const { params, query, headers, body, user, idempotencyKey: key } = request;
        const call = { params, query, headers, body, key, user, request, reply };
        const answer = await handler(call as unknown as Call<Endpoint>);
        if (!endpoint.paged) return answer;
        const page = answer as PageOf<unknown>;
        reply.headers(pageHeaders(page, request.url));
        return page.items;
      },
    });
  }
}
