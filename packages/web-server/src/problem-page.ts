import { hashSource } from './csp.ts';
import { lockedPolicy } from './security-headers.ts';

const style =
  'body{font:18px/1.6 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1.5rem;color:#1b1320;background:#fbf7f2}';

/** The plainest page that can be: for failures in which the app's own error page could not be rendered. */
export function problemPage(title: string, message: string): { html: string; policy: string } {
  const html = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${message}</p><p><a href="/">Go to the home page</a></p></main></body></html>`;
  return { html, policy: `${lockedPolicy}; style-src ${hashSource(style)}` };
}
