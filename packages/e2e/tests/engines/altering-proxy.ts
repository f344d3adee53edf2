import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Changes to the real site. */
export type Alteration = {
  /** Runs in each page before all other scripts. */
  script?: string;
  page?: (html: string) => string;
  /** Replaces the content of each of the app's scripts. */
  assets?: string;
};

/** Removes optional features that browsers of spring 2023 lack. */
const FORGET = `
delete URL.parse; delete URL.canParse;
delete self.requestIdleCallback; delete self.Highlight; delete CSS.highlights;
delete HTMLElement.prototype.popover; delete HTMLElement.prototype.hidePopover;
delete HTMLElement.prototype.showPopover; delete HTMLElement.prototype.togglePopover;
delete HTMLButtonElement.prototype.commandForElement; delete HTMLButtonElement.prototype.command;
delete HTMLButtonElement.prototype.popoverTargetElement;
delete HTMLDialogElement.prototype.closedBy;
delete Document.prototype.startViewTransition;
delete Promise.withResolvers; delete Object.groupBy; delete Map.groupBy;
delete AbortSignal.any; delete Array.fromAsync;
for (const name of ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']) delete Set.prototype[name];
for (const name of ['toWellFormed', 'isWellFormed']) delete String.prototype[name];
addEventListener('command', (event) => event.preventDefault(), true);
const matches = Element.prototype.matches, supports = DOMTokenList.prototype.supports;
Element.prototype.matches = function (selector) {
  if (selector.includes(':popover-open')) throw new DOMException('Not a selector here.', 'SyntaxError');
  return matches.call(this, selector);
};
DOMTokenList.prototype.supports = function (token) {
  return token !== 'modulepreload' && supports.call(this, token);
};
`;

/** Simulates an older browser, which also ignores unknown attributes. */
export const OLDER_BROWSER: Alteration = {
  script: FORGET,
  page: (html) => html.replaceAll(/ (popover|closedby)="\w+"/g, ''),
};

/** Makes each of the app's scripts fail at its first line. */
export const FAILING_SCRIPT: Alteration = { assets: "throw new Error('It fails.');" };

const SCRIPT = '/before-anything-else.js';
const TAKEN = ['content-type', 'cookie', 'idempotency-key'];
const GIVEN = ['content-type', 'content-security-policy', 'cache-control', 'location'];

/**
 * Starts a proxy that changes a site.
 * @param site the address of the site, such as `http://localhost:3000`
 */
export async function startAlteringProxy(
  site: string,
  { script = '', page = (html) => html, assets }: Alteration,
) {
  async function answerTo(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method = 'GET' } = request;
    const own = url === SCRIPT ? script : /^\/assets\/.+\.js$/.test(url) ? assets : undefined;
    if (own !== undefined) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(own);
      return;
    }
    const headers = new Headers(method === 'GET' ? {} : { origin: new URL(site).origin });
    for (const name of TAKEN) {
      const value = request.headers[name];
      if (value) headers.set(name, String(value));
    }
    const body = await buffer(request);
    const answer = await fetch(new URL(url, site), {
      method,
      headers,
      redirect: 'manual',
      ...(body.length > 0 && { body }),
    });
    for (const name of GIVEN) {
      const value = answer.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    response.statusCode = answer.status;
    const given = Buffer.from(await answer.arrayBuffer());
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    const first = `<head><script src="${SCRIPT}"></script>`;
    response.end(isPage ? page(String(given)).replace('<head>', first) : given);
  }
  const server = createServer((request, response) => {
    // A browser may leave before it has sent its request or read the answer.
    answerTo(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
