import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Stored } from '../cache/stored.ts';
import type { RequestTarget } from '../forward/request-target.ts';
import { clientOf, type IsProxy } from '../security/own-networks.ts';

/** A GET or HEAD request for a page, or a form posted to a page. */
export interface Visit {
  method: 'GET' | 'HEAD' | 'POST';
  pathname: string;
  /** Including the question mark, or empty. */
  search: string;
  /** The public URL. Its origin is the configured one, never the Host header. */
  url: URL;
  headers: IncomingHttpHeaders;
  /** Identifies the client in queues. */
  client: string;
  /** Returns the visit as a standard GET Request. Its signal aborts when the visitor disconnects. */
  toRequest(): Request;
  /** The form of a POST. */
  form?: SentForm;
}

/** A received form: its bytes, its content headers and the headers about its sender. */
export interface SentForm {
  body: Buffer;
  headers: Record<string, string>;
}

/** Returns a page as a standard Response or as a response in memory. */
export type PageHandler = (visit: Visit) => Promise<Response | Stored> | Response | Stored;

/** Extracts the parts of a request that a page handler gets. */
export const createVisit = (
  req: IncomingMessage,
  res: ServerResponse,
  target: RequestTarget,
  origin: string,
  { form, isProxy }: { form?: SentForm; isProxy?: IsProxy | undefined } = {},
): Visit => new RequestVisit(req, res, target, origin, form, isProxy);

/** A class, because its getters are lazy at no cost: pages in memory never need the URL. */
class RequestVisit implements Visit {
  readonly method: Visit['method'];
  readonly pathname: string;
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  readonly form?: SentForm;
  readonly #req: IncomingMessage;
  readonly #res: ServerResponse;
  readonly #origin: string;
  readonly #isProxy: IsProxy | undefined;

  constructor(
    req: IncomingMessage,
    res: ServerResponse,
    target: RequestTarget,
    origin: string,
    form?: SentForm,
    isProxy?: IsProxy,
  ) {
    this.method = form ? 'POST' : req.method === 'HEAD' ? 'HEAD' : 'GET';
    this.pathname = target.pathname;
    this.search = target.search;
    this.headers = req.headers;
    if (form) this.form = form;
    this.#req = req;
    this.#isProxy = isProxy;
    this.#res = res;
    this.#origin = origin;
  }

  get url(): URL {
    return new URL(this.#origin + this.pathname + this.search);
  }

  get client(): string {
    return clientOf(
      this.#req.socket.remoteAddress,
      this.headers['x-forwarded-for']?.toString(),
      this.#isProxy,
    );
  }

  toRequest(): Request {
    const gone = new AbortController();
    this.#res.once('close', () => gone.abort());
    return pageRequest(this.url, this.headers, gone.signal);
  }
}

/**
 * Creates a standard Request for a URL with a visitor's headers. It has no body, because posts are handled as forms.
 */
export function pageRequest(url: URL, headers: IncomingHttpHeaders, signal?: AbortSignal): Request {
  const list = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) list.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(url, { headers: list, signal });
}
