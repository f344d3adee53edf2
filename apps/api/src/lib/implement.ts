import type { CurrentUser } from '@upcurve/contracts/account';
import type { Access, Endpoint, Endpoints, Origin } from '@upcurve/contracts/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';

type Parsed<E, K extends keyof Endpoint> = E extends Record<K, z.ZodType> ? z.output<E[K]> : undefined;

/** What a handler is given: the checked parts of the request, and who asks. */
export interface Call<E extends Endpoint> {
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
  /** The caller; on public endpoints undefined where nobody is signed in. */
  user: E['access'] extends 'public' ? CurrentUser | undefined : CurrentUser;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<z.input<E['response']>>;
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
 * it gives back only what the contract names is sent, so columns outside it never leave the server.
 */
export function implement<T extends Endpoints>(
  app: FastifyInstance,
  noun: string,
  endpoints: T,
  handlers: Handlers<T>,
): void {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const handler = handlers[name as keyof T] as unknown as Handler<Endpoint>;
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      schema: schemaOf(endpoint, noun),
      config: { access: endpoint.access, origin: endpoint.origin },
      handler: async (request, reply) => {
        reply.code(endpoint.status ?? 200);
        const { params, query, body, user } = request;
        return handler({ params, query, body, user, request, reply } as Call<Endpoint>);
      },
    });
  }
}
