import { ConfigError, parseWebConfig, type WebConfig } from '@upcurve/web-server/web-config';

export interface Config extends WebConfig {
  /** The agency's external booking page; where none is set, /book-consultation takes its place. */
  bookingUrl: string | undefined;
}

function bookingUrlOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.href;
  throw new ConfigError(
    `BOOKING_URL is "${text}": set it to the web address of the booking page, or leave it out.`,
  );
}

/**
 * What the environment says, checked. It is read when the server starts, so that one build serves every environment.
 * @throws {ConfigError} naming the variable that cannot be used
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  return { ...parseWebConfig(env, 'MARKETING_PORT'), bookingUrl: bookingUrlOf(env.BOOKING_URL) };
}

let current: Config | undefined;

/** The configuration of this process. */
export function config(): Config {
  current ??= readConfig();
  return current;
}
