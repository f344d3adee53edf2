import { randomBytes } from 'node:crypto';
import type { Assets } from './assets.ts';
import { contentSecurityPolicy, type PolicyOptions } from './csp.ts';
import type { PageHandler } from './visit.ts';

/** What Vite's `html.cspNonce` must be set to, so that the server finds where to put the nonce. */
export const noncePlaceholder = 'CSP_NONCE';

/**
 * Answers every path with a single-page app's `index.html`, with a new nonce in it and in its policy each time.
 * Paths that name a file (`/assets/gone.js`) are 404, so that a stale page never gets HTML for a script.
 */
export function singlePage(assets: Assets, policy: PolicyOptions): PageHandler {
  const template = assets.text('/index.html');
  if (template === undefined)
    throw new Error('There is no index.html among the assets: build the app first.');
  return ({ url }) => {
    if (/\.[a-z0-9]+$/i.test(url.pathname)) {
      return new Response('Not found', {
        status: 404,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      });
    }
    const nonce = randomBytes(16).toString('base64url');
    const sources = [`'nonce-${nonce}'`];
    return new Response(template.replaceAll(noncePlaceholder, nonce), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': contentSecurityPolicy(policy, { scripts: sources, styles: sources }),
      },
    });
  };
}
