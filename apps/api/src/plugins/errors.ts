import type { ErrorBody, Issue } from '@upcurve/contracts/shared/error';
import { errorBody } from '@upcurve/web-server/problem';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isUnavailable } from '../db/client.ts';
import { INVALID_MESSAGE, notFound, UNEXPECTED_MESSAGE } from '../lib/http/errors.ts';
import { refusalOf } from '../lib/http/refusal-of.ts';

/** Maximum number of issues in a response. The rest appear once these are fixed. */
const ISSUES_MAX = 20;
const ISSUE_TEXT_MAX = 200;
const shortenText = (text: string) =>
  text.length > ISSUE_TEXT_MAX ? `${text.slice(0, ISSUE_TEXT_MAX)}…` : text;
/* Headers that describe the intended response. An error must not keep them, or it could be cached for a year. */
const ANNOUNCED = ['content-type', 'content-disposition', 'content-range', 'accept-ranges', 'etag'];

function clearHeaders(reply: FastifyReply): void {
  for (const name of ANNOUNCED) {
    reply.removeHeader(name);
    // Once a stream has started, it has already copied the headers to the raw response.
    if (!reply.raw.headersSent) reply.raw.removeHeader(name);
  }
  reply.header('cache-control', 'no-store');
}

/** Messages for errors that Fastify itself raises. */
const OWN_WORDS: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send JSON, with the header Content-Type: application/json.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
};

function bodyOf(statusCode: number, message: string, issues?: readonly Issue[]): ErrorBody {
  return { ...errorBody(statusCode, message), ...(issues && { issues: issues.slice(0, ISSUES_MAX) }) };
}

/** Sends our error body and headers for malformed URLs, for which no hooks run. */
export const frameworkErrors =
  (headers: Record<string, string>) =>
  (error: FastifyError, _request: unknown, reply: unknown): void => {
    const statusCode = error.statusCode ?? 400;
    (reply as FastifyReply).code(statusCode).headers(headers).send(bodyOf(statusCode, INVALID_MESSAGE));
  };

/**
 * Responds to every error with the standard error body. A 500 reveals no details. Errors caused by the caller are
 * logged as warnings.
 */
export function errorsPlugin(app: FastifyInstance): void {
  const warn = createRefusalLog(app.log);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    clearHeaders(reply);
    if (hasZodFastifySchemaValidationErrors(error)) {
      const issues = error.validation.slice(0, ISSUES_MAX).map(({ instancePath, message }) => ({
        path: shortenText(instancePath.slice(1).replaceAll('/', '.')),
        message: shortenText(message ?? 'Invalid input'),
      }));
      // Includes only top-level field names, because nested keys may be the caller's own words.
      const fields = [...new Set(issues.map(({ path }) => path.split('.', 1)[0]?.slice(0, 40)))];
      warn(request.log, { statusCode: 400, issues: error.validation.length, fields }, 'invalid input');
      return reply.code(400).send(bodyOf(400, issues[0]?.message ?? INVALID_MESSAGE, issues));
    }
    if (request.raw.destroyed && !request.raw.complete) {
      warn(request.log, { statusCode: 400 }, 'the client went away');
      return reply.code(400).send(bodyOf(400, INVALID_MESSAGE));
    }
    const refusal = refusalOf(error);
    if (isUnavailable(error))
      request.log.error({ code: error.code, reason: error.message }, 'database unavailable');
    else if (refusal) {
      const { statusCode, message } = refusal;
      warn(request.log, { statusCode, code: error.code, reason: shortenText(message) }, 'refused');
    }
    if (refusal) {
      const { statusCode, message, issues, retryAfter, details } = refusal;
      if (retryAfter) reply.header('retry-after', retryAfter);
      return reply.code(statusCode).send({ ...bodyOf(statusCode, message, issues), ...details });
    }
    const statusCode = error.statusCode ?? 500;
    if (statusCode < 500) {
      warn(request.log, { statusCode, code: error.code }, 'refused');
      return reply.code(statusCode).send(bodyOf(statusCode, OWN_WORDS[error.code] ?? INVALID_MESSAGE));
    }
    // Omits the full error, because PostgreSQL's details quote the row, which may contain someone's name.
    const { code, stack } = error;
    const { constraint } = error as { constraint?: string };
    const route = `${request.method} ${request.routeOptions.url}`;
    request.log.error({ route, code, constraint, stack }, 'failed');
    return reply.code(500).send(bodyOf(500, UNEXPECTED_MESSAGE));
  });

  app.setNotFoundHandler(() => {
    throw notFound('address');
  });
}

/** Number of warnings of each kind that are logged in full per minute. */
const IN_FULL = 10;
const MINUTE_MS = 60_000;

interface Details {
  statusCode?: number;
  [name: string]: unknown;
}

export type RefusalLog = (log: FastifyBaseLogger, details: Details, message: string) => void;

/**
 * Creates a log for warnings that any caller can cause. Status and message form a kind. The first few of a kind per
 * minute are logged in full, the others as one line with their number as `more`.
 */
export function createRefusalLog(counting: FastifyBaseLogger): RefusalLog {
  const counts = new Map<string, number>();
  return (log, details, message) => {
    const { statusCode } = details;
    const kind = `${statusCode} ${message}`;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count <= IN_FULL) log.warn(details, message);
    if (count > 1) return;
    const atMinuteEnd = () => {
      const more = (counts.get(kind) ?? 0) - IN_FULL;
      counts.delete(kind);
      if (more > 0) counting.warn({ statusCode, more }, message);
    };
    setTimeout(atMinuteEnd, MINUTE_MS).unref();
  };
}
