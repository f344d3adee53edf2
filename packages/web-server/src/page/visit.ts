import type { FastifyRequest } from 'fastify';
import type { SentForm } from '../forward/sent-form.ts';

/** A GET or HEAD request for a page, or a form posted to a page. */
export interface Visit {
  /** The public URL. Its origin is the configured one, never the Host header. */
  url: URL;
  /** The Accept-Encoding header. */
  encodings: string | undefined;
  /** The form of a POST. */
  form?: SentForm;
}

export const visitOf = (request: FastifyRequest, origin: string, form?: SentForm): Visit => ({
  url: new URL(origin + request.url),
  encodings: request.headers['accept-encoding'],
  ...(form && { form }),
});
