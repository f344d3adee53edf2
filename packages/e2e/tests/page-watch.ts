import type { BrowserContext, ConsoleMessage, Page, Request } from 'playwright-core';

const CALLED_OFF = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED'];
const LOOPBACK = ['localhost', '127.0.0.1'];

/** `/api/user` responds with 401 if nobody is signed in, and the browser logs every 401. */
const isPlainNo = (message: ConsoleMessage) =>
  message.text().includes('status of 401') && message.location().url.endsWith('/api/user');

export type PageWatch = {
  problems: string[];
  /** Ignores problems that match this pattern, because the test causes them. */
  expect(pattern: RegExp): void;
};

/** Records problems on all pages: console errors and warnings, exceptions, failed requests, requests to other hosts. */
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
    // Leaving a page cancels its pending requests.
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
