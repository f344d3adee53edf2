import { type Endpoints, PLACEHOLDER, takesOf } from './endpoint.ts';

/** A server that waits for another waits longer, so that the other's own word arrives first. */
const MARGIN_SECONDS = 10;

/** How long, in ms, whoever passes a call on lets the API be silent. */
export const silenceOf = (endpoint: { takes?: number }) => (takesOf(endpoint) + MARGIN_SECONDS) * 1000;

const patternOf = (path: string) => new RegExp(`^${path.replace(PLACEHOLDER, '[^/]+')}$`);

/**
 * What those who pass calls on have to know of them: which take an upload, whose body may take its time, and how long
 * the API may be silent, in ms. Undefined for a call that has the usual time.
 */
export function callTimes(nouns: Record<string, Endpoints>) {
  const calls = Object.values(nouns)
    .flatMap((noun) => Object.values(noun))
    .filter(({ accepts, takes }) => accepts !== undefined || takes !== undefined)
    .map((endpoint) => ({
      method: endpoint.method,
      pattern: patternOf(endpoint.path),
      time: { isUpload: endpoint.accepts !== undefined, silence: silenceOf(endpoint) },
    }));
  return (method: string, pathname: string) =>
    calls.find((call) => call.method === method && call.pattern.test(pathname))?.time;
}
