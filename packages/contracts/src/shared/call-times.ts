import { type Endpoints, PLACEHOLDER, timeLimitOf } from './endpoint.ts';

/** A proxy waits longer than the API's own limit, so that the API's own error arrives first. */
const MARGIN_SECONDS = 10;

/** Returns how long a proxy waits for the API to start its response, in ms. */
export const silenceLimitMs = (endpoint: { timeoutSeconds?: number }) =>
  (timeLimitOf(endpoint) + MARGIN_SECONDS) * 1000;

const patternOf = (path: string) => new RegExp(`^${path.replace(PLACEHOLDER, '[^/]+')}$`);

/**
 * Returns a lookup for proxies: whether a call is an upload, whose body may arrive slowly, and how long the API may
 * send nothing, in ms. The lookup returns undefined for calls with the default limits.
 */
export function callTimes(nouns: Record<string, Endpoints>) {
  const calls = Object.values(nouns)
    .flatMap((noun) => Object.values(noun))
    .filter(({ accepts, timeoutSeconds }) => accepts !== undefined || timeoutSeconds !== undefined)
    .map((endpoint) => ({
      method: endpoint.method,
      pattern: patternOf(endpoint.path),
      time: { isUpload: endpoint.accepts !== undefined, silence: silenceLimitMs(endpoint) },
    }));
  return (method: string, pathname: string) =>
    calls.find((call) => call.method === method && call.pattern.test(pathname))?.time;
}
