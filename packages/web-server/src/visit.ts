import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { RequestTarget } from './request-target.ts';
import type { Stored } from './stored.ts';

/** A GET or HEAD for a page, or a form that is sent to one. */
export interface Visit {
  method: 'GET' | 'HEAD' | 'POST';
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** The address as the public sees it: the origin is the configured one, never the Host header. */
  url: URL;
  headers: IncomingHttpHeaders;
  /** The same as a standard Request, always a GET; its signal fires when the visitor goes away. */
  toRequest(): Request;
  /** What a POST carries. */
  form?: SentForm;
}

/** A form as it arrived: its bytes, and of its headers those that say what it is and whom it came from. */
export interface SentForm {
  body: Buffer;
  headers: Record<string, string>;
}

/** Answers pages: with a standard Response, or with one that is already in memory. */
export type PageHandler = (visit: Visit) => Promise<Response | Stored> | Response | Stored;

/** What a page handler gets to see of a request. */
export const createVisit = (
  req: IncomingMessage,
  res: ServerResponse,
  target: RequestTarget,
  origin: string,
  form?: SentForm,
): Visit => new RequestVisit(req, res, target, origin, form);

/** A class, since its getter costs nothing to make: pages from memory need no URL. */
class RequestVisit implements Visit {
  readonly method: Visit['method'];
  readonly pathname: string;
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  readonly form?: SentForm;
  readonly #res: ServerResponse;
  readonly #origin: string;

  constructor(
    req: IncomingMessage,
    res: ServerResponse,
    target: RequestTarget,
    origin: string,
    form?: SentForm,
  ) {
    this.method = form ? 'POST' : req.method === 'HEAD' ? 'HEAD' : 'GET';
    this.pathname = target.pathname;
    this.search = target.search;
    this.headers = req.headers;
    if (form) this.form = form;
    this.#res = res;
    this.#origin = origin;
  }

  get url(): URL {
    return new URL(this.#origin + this.pathname + this.search);
  }

  toRequest(): Request {
    const gone = new AbortController();
    this.#res.once('close', () => gone.abort());
    return pageRequest(this.url, this.headers, gone.signal);
  }
}

/** A standard Request for an address, with a visitor's headers. No body: what is sent to a page is read as a form, see above. */
export function pageRequest(url: URL, headers: IncomingHttpHeaders, signal?: AbortSignal): Request {
  const list = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) list.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(url, { headers: list, signal });
}
