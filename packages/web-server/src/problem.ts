import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSource } from './security/csp.ts';
import { lockedPolicy } from './security/security-headers.ts';

const style =
  'body{font:18px/1.6 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1.5rem;color:#1b1320;background:#fbf7f2}';
const policy = `${lockedPolicy}; style-src ${hashSource(style)}`;

/** Renders a minimal error page, for failures in which the app cannot render its own. */
const problemPage = (title: string, message: string) =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${message}</p><p><a href="/">Go to the home page</a></p></main></body></html>`;

/** What clients are told. Fastify's messages repeat parts of the request. */
const WORDS: Record<number, string> = {
  400: 'This request is not valid.',
  404: 'There is nothing at this address.',
  413: 'This is more than our forms take.',
  415: 'Send a form, urlencoded or multipart.',
  429: 'Too many requests at once. Please try again in a moment.',
  500: 'Something went wrong on our side. Please try again in a moment.',
  503: 'The service is not available right now. Please try again in a moment.',
};

/** Returns the body of an error response. The API adds fields to some. */
export const errorBody = (statusCode: number, message: string) => ({
  statusCode,
  error: STATUS_CODES[statusCode] ?? 'Error',
  message,
});

/**
 * Sends an error with the request's log id: a page if the client accepts HTML, otherwise JSON. The message must not
 * contain anything that the client sent.
 */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  statusCode: number,
  message = WORDS[statusCode] ?? 'This request cannot be answered.',
): FastifyReply {
  const problem = errorBody(statusCode, message);
  // A client that still sends would see a reset instead of this answer. Node discards the rest of its body.
  reply.removeHeader('connection');
  reply.code(statusCode).headers({ 'cache-control': 'no-store', 'x-request-id': request.id });
  if (!request.headers.accept?.includes('text/html')) return reply.send(problem);
  return reply
    .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
    .send(problemPage(problem.error, message));
}
