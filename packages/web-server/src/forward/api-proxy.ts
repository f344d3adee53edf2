import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { allowSlowBody } from '../limits.ts';
import { sendProblem } from '../problem.ts';
import { requestHeaders, withoutHopByHop } from './forwarded-headers.ts';

/**
 * Timeout for a silent API, in ms. The API itself waits up to 15 s for others (webhook test), and its own error should
 * arrive before ours.
 */
export const SILENCE_TIMEOUT = 30_000;
const CONNECT_TIMEOUT = 3_000;

/** The timeout of a call that differs from the default. */
export interface CallTime {
  /** The body may arrive slowly. */
  isUpload: boolean;
  /** How long the API may send nothing, in ms. */
  silence: number;
}

export interface ApiProxyOptions {
  /** URL of the API. If it has a path, that path is a prefix. */
  to: string;
  /** How long the API may send nothing, before or during its response, in ms. */
  silenceTimeout?: number;
  /** Returns the timeout of calls that differ from the default, or are uploads. Default: none. */
  timeOf?: (method: string, pathname: string) => CallTime | undefined;
}

/**
 * Streams `/api` and `/media` to the API and its responses back. Sends a 503 if the API does not respond. If the API
 * disconnects in the middle of a body, the client's connection is closed too, so that a partial response never looks
 * complete.
 */
export function forwardToApi(app: FastifyInstance, options: ApiProxyOptions): void {
  const { to, silenceTimeout = SILENCE_TIMEOUT, timeOf = () => undefined } = options;
  const basePath = new URL(to).pathname.replace(/\/$/, '');
  const timeOfCall = (method: string, url: string) => timeOf(method, url.split('?')[0] ?? '');
  let isAnswering = true;

  app.register(async (scope) => {
    scope.addHook('onRequest', async ({ method, url, raw }, reply) => {
      if (timeOfCall(method, url)?.isUpload) allowSlowBody(raw, reply.raw);
    });
    for (const prefix of ['/api', '/media']) {
      scope.register(httpProxy, {
        upstream: to,
        prefix,
        rewritePrefix: basePath + prefix,
        // The plugin logs each failed request. We log once that the API does not answer.
        disableRequestLogging: true,
        logLevel: 'error',
        undici: {
          // No limit, because each paused video keeps a connection.
          connections: null,
          // The plugin's default accepts any certificate.
          connect: { timeout: CONNECT_TIMEOUT, rejectUnauthorized: true },
        },
        handler: (request, reply, destination, replyOptions) =>
          reply.from(destination, {
            ...replyOptions,
            timeout: timeOfCall(request.method, request.url)?.silence ?? silenceTimeout,
            rewriteRequestHeaders: (_request, headers) => requestHeaders(request, headers),
            // An idle connection may close just as it is used again. Only reads are repeated, because the API may have
            // done the work before it broke off.
            retriesCount: 1,
            onResponse: (_request, _reply, { stream }) => {
              if (!isAnswering) app.log.info('The API answers again.');
              isAnswering = true;
              // The plugin closes the connection of a client that still sends, which would then see a reset instead of
              // the answer. Node discards the rest of its body.
              reply.removeHeader('connection').send(stream);
            },
            onError: (_reply, { error }) => {
              if (isAnswering)
                app.log.warn(
                  { requestId: request.id, error: String(error.cause) },
                  'The API does not answer.',
                );
              isAnswering = false;
              sendProblem(request, reply.header('retry-after', '5'), 503);
            },
          }),
        replyOptions: { rewriteHeaders: withoutHopByHop },
      });
    }
  });
}
