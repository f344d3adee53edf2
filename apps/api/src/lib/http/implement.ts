import type { IncomingMessage } from 'node:http';
import type { CurrentUser } from '@upcurve/contracts/account/account';
import { silenceLimitMs } from '@upcurve/contracts/shared/call-times';
import type { CsvAnswer, FileAnswer, StreamAnswer } from '@upcurve/contracts/shared/download';
import {
  type Access,
  type Answered,
  BODY_MAX,
  type Endpoint,
  type Endpoints,
  type FileName,
  type Origin,
  type Parsed,
  type ParsedFields,
  PUBLIC_BODY_MAX,
  routePath,
  timeLimitOf,
} from '@upcurve/contracts/shared/endpoint';
import { type PageOf, pageHeaders } from '@upcurve/contracts/shared/paging';
import { Empty } from '@upcurve/contracts/shared/text';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import { z } from 'zod';
import { withStatementsUntil } from '../../db/client.ts';
import { runForCaller } from './current-caller.ts';
import { HttpError, invalidField } from './errors.ts';
import { acceptForm, handleForm, type SentFile } from './forms.ts';
import { sendCsv, sendFile, sendStream } from './send-bytes.ts';

export interface Call<E extends Endpoint> {
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  headers: Parsed<E, 'headers'>;
  body: Parsed<E, 'body'>;
  fields: ParsedFields<E>;
  /**
   * The files of a form as they arrive. Read each to its end, and iterate until there are no more. An error in the form
   * may only show after its last file, so if the iteration throws, delete the files stored so far.
   */
  files: E extends { accepts: object } ? AsyncIterable<SentFile<FileName<E>>> : undefined;
  key: string | undefined;
  /** The caller. Undefined on public endpoints if nobody is signed in. */
  user: E['access'] extends 'public' ? CurrentUser | undefined : CurrentUser;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** If the answer is empty, the handler may return anything. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<E extends { response: typeof Empty } ? unknown : Answered<E>>;
export type Handlers<T extends Endpoints> = { [name in keyof T]: Handler<T[name]> };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    origin?: Origin;
    endpoint?: Endpoint;
  }
  interface FastifyRequest {
    user: CurrentUser | undefined;
    sessionId: string | undefined;
  }
}

const servedEndpoints = new WeakMap<FastifyInstance, Endpoint[]>();

export const routesOf = (app: FastifyInstance): readonly Endpoint[] => servedEndpoints.get(app) ?? [];

function schemaOf(
  endpoint: Endpoint,
  tag: string,
  name: string,
): FastifySchema & { operationId: string; summary: string; tags: string[] } {
  const { params, query, body, headers, accepts, answers = 'json', status = 200 } = endpoint;
  return {
    // The name of the call in our own client.
    operationId: `${tag}.${name}`,
    summary: endpoint.summary,
    tags: [tag],
    ...(params && { params }),
    // Unknown keys are rejected, also by contracts without a query or body.
    querystring: query ?? Empty,
    // A form is read and validated as it arrives (forms.ts).
    ...(endpoint.method !== 'GET' && !accepts && { body: body ?? Empty.nullish() }),
    ...(headers && { headers }),
    ...(answers === 'json' && { response: { [status]: answerSchema(endpoint.response as z.ZodType) } }),
  };
}

/**
 * Returns the JSON Schema from which Fastify writes answers: only the fields that it names. Checks of stored text would
 * turn a whole list into a 500, and unknown fields are left out instead of refused.
 */
const answerSchema = (response: z.ZodType) =>
  z.toJSONSchema(response, {
    target: 'draft-7',
    io: 'output',
    override: ({ jsonSchema }) => {
      delete jsonSchema.format;
      delete jsonSchema.pattern;
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });

function answerOf(
  endpoint: Endpoint,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  if (endpoint.answers === 'csv') return sendCsv(reply, endpoint.response, answer as CsvAnswer<unknown>);
  if (endpoint.answers === 'file') return sendFile(request, reply, answer as FileAnswer);
  if (endpoint.answers === 'stream') return sendStream(reply, answer as StreamAnswer);
  if (endpoint.response === Empty) return {};
  if (!endpoint.paged) return answer;
  const page = answer as PageOf<unknown>;
  reply.headers(pageHeaders(page, request.url));
  return page.items;
}

/**
 * Registers the routes of a contract, with one handler per endpoint. Validates input before the handler runs. Only
 * fields in the contract are sent, so other columns never leave the server. A page sends its total and the link to the
 * next page in headers. A handler that exceeds the contract's time limit stores nothing more and causes a 503.
 */
export function implement<T extends Endpoints>(
  app: FastifyInstance,
  noun: string,
  endpoints: T,
  handlers: Handlers<T>,
): void {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const handler = handlers[name as keyof T] as unknown as Handler<Endpoint>;
    const { access, origin, rateLimit, method, path, status = 200, accepts, timeoutSeconds } = endpoint;
    servedEndpoints.set(app, [...routesOf(app), endpoint]);
    const route: RouteOptions = {
      method,
      url: routePath(path),
      schema: schemaOf(endpoint, noun, name),
      bodyLimit: endpoint.bodyMax ?? (access === 'public' ? PUBLIC_BODY_MAX : BODY_MAX),
      config: { access, origin, rateLimit, endpoint },
      ...(access === 'public' && { preValidation: checkKeys }),
      handler: async (request, reply) => {
        reply.code(status);
        const { params, query, headers, body, user, idempotencyKey: key } = request;
        const handle = (form?: object) => {
          const call = { params, query, headers, body, key, user, request, reply, ...form };
          return runForCaller({ user, address: request.ip }, () =>
            handler(call as unknown as Call<Endpoint>),
          );
        };
        // Requests injected by tests have no real socket.
        if (timeoutSeconds && !accepts) request.socket.setTimeout?.(silenceLimitMs(endpoint));
        const work = () => (accepts ? handleForm(accepts, request, handle) : handle());
        const answer = await runWithTimeLimit(timeLimitOf(endpoint) * 1000, work, accepts && request.raw);
        return answerOf(endpoint, answer, request, reply);
      },
    };
    if (!accepts) app.route(route);
    else
      app.register(async (scope) => {
        await acceptForm(scope, accepts);
        scope.route(route);
      });
  }
}

/** Maximum keys or items in a public body. No public call accepts more. */
const KEYS_MAX = 500;

/** Rejects a body with too many keys before validation, which would block other requests. */
async function checkKeys({ body }: FastifyRequest): Promise<void> {
  if (typeof body !== 'object' || body === null) return;
  if (hasTooMany(body)) throw tooMany('', 'fields');
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'object' && value !== null && hasTooMany(value)) throw tooMany(name, name);
  }
}

const tooMany = (path: string, what: string) => invalidField(path, `At most ${KEYS_MAX} ${what}.`);

function hasTooMany(value: object): boolean {
  let count = 0;
  for (const _ in value) if (++count > KEYS_MAX) return true;
  return false;
}

/** How long a statement that has begun in time may still take. Longer than any statement's own timeout. */
const LAST_STATEMENT_MS = 6000;

/**
 * Runs the work of a call. After `ms` the database refuses its further statements, so that nothing is stored after the
 * caller was told to try again; the call ends with a 503 unless it was just finished. For an upload, the time starts
 * when the upload ends.
 * @throws {HttpError} 503
 */
async function runWithTimeLimit<T>(ms: number, work: () => Promise<T>, upload?: IncomingMessage): Promise<T> {
  const limit = new AbortController();
  const late = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const start = () => {
    timer = setTimeout(() => {
      const error = new HttpError(503, 'This took too long. Please try again.');
      limit.abort(error);
      timer = setTimeout(() => late.reject(error), LAST_STATEMENT_MS);
    }, ms);
  };
  if (upload && !upload.complete) upload.once('end', start);
  else start();
  try {
    return await Promise.race([withStatementsUntil(limit.signal, work), late.promise]);
  } finally {
    upload?.off('end', start);
    clearTimeout(timer);
  }
}
