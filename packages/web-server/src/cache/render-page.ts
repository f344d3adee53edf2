import { randomBytes } from 'node:crypto';
import { type Encoding, isText } from '../assets/compress.ts';
import type { SentForm } from '../forward/sent-form.ts';
import { contentSecurityPolicy, type PolicyOptions } from '../security/csp.ts';
import { inlineSources, withoutNonce } from '../security/inline-sources.ts';
import { type HeaderFields, type Stored, store } from './stored.ts';

export interface RenderOptions {
  /**
   * Renders a URL. The request has no cookie and no visitor headers, so that the cached page suits everybody. The
   * framework's scripts must have the nonce; scripts without it get no hash and will not run.
   */
  render: (request: Request, nonce: string) => Promise<Response>;
  policy: PolicyOptions;
  /** Final change to a page's HTML before hashing and compression, e.g. `deferScripts`. */
  transform?: (html: string, nonce: string, pathname: string) => string;
  /** Timeout of a render, in ms. */
  renderLimit?: number;
}

export interface Rendered {
  stored: Stored;
  response: Response;
}

/** For a page that only one visitor gets: the submitted form, and the preferred encoding. */
export interface RenderedFor {
  form?: SentForm | undefined;
  encodings?: readonly Encoding[];
}

/**
 * Renders a path, or the response to a form, into a reusable response. A page gets a policy that matches its scripts.
 */
export async function renderPage(
  path: string,
  options: RenderOptions,
  { form, encodings }: RenderedFor = {},
): Promise<Rendered> {
  const { renderLimit = 10_000, transform = (html) => html } = options;
  const nonce = randomBytes(16).toString('base64url');
  const tooLate = AbortSignal.timeout(renderLimit);
  const url = new URL(new URL(options.policy.publicUrl).origin + path);
  const request = form
    ? new Request(url, { method: 'POST', ...form, body: new Uint8Array(form.body), signal: tooLate })
    : new Request(url, { headers: { accept: 'text/html' }, signal: tooLate });
  const [response, body] = await Promise.race([
    readWhole(options.render(request, nonce)),
    rejection(tooLate),
  ]);
  const headers: HeaderFields = Object.fromEntries(response.headers);
  delete headers['content-length'];
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  const type = response.headers.get('content-type') ?? '';
  const common = {
    status: response.status,
    headers,
    compressible: isText(type),
    encodings,
  };
  if (!type.startsWith('text/html')) return { response, stored: await store(body, common) };
  const html = transform(body.toString('utf8'), nonce, url.pathname);
  headers['content-security-policy'] = contentSecurityPolicy(options.policy, inlineSources(html, nonce));
  return { response, stored: await store(withoutNonce(html, nonce), common) };
}

async function readWhole(rendering: Promise<Response>): Promise<[Response, Buffer]> {
  const response = await rendering;
  return [response, Buffer.from(await response.arrayBuffer())];
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
