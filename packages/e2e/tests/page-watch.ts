import type { BrowserContext, ConsoleMessage, Page, Request } from 'playwright-core';

const CALLED_OFF = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED'];
const LOOPBACK = ['localhost', '127.0.0.1'];

/** The question whether somebody is signed in has 401 for its plain no, and the browser remarks on every 401. */
const isPlainNo = (message: ConsoleMessage) =>
  message.text().includes('status of 401') && message.location().url.endsWith('/api/user');

export type PageWatch = {
  problems: string[];
  /** Takes note that the test itself brings about what this pattern describes. */
  expect(pattern: RegExp): void;
};

/** Notes whatever must not happen in any page: complaints in the console, errors, failed requests, calls to strangers. */
export function watchPages(context: BrowserContext): PageWatch {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const watch = (page: Page) => {
    page.on('console', (message) => {
      const isComplaint = ['error', 'warning', 'assert'].includes(message.type());
      if (isComplaint && !isPlainNo(message)) {
        seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    page.on('pageerror', (error) => seen.push(`page error: ${error.stack ?? error.message}`));
  };
  context.on('page', watch);
  context.on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left calls off what it no longer needs.
    if (!CALLED_OFF.includes(reason)) seen.push(`request failed: ${request.url()} (${reason})`);
  });
  context.on('request', (request: Request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && !LOOPBACK.includes(hostname)) {
      seen.push(`request to a stranger: ${request.url()}`);
    }
  });
  return {
    get problems() {
      return seen.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
    },
    expect: (pattern) => expected.push(pattern),
  };
}
