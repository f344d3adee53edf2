import { type Environment, invalidSetting, readSetting } from './settings.ts';

/** The environment settings that all three servers share. */
export interface ServerConfig {
  isProduction: boolean;
  port: number;
  host: string;
  /** URL of the API. If it has a path, that path is a prefix. */
  apiUrl: string;
  /** Public URLs without a path. */
  marketingUrl: string;
  adminUrl: string;
  /** Proxies whose X-Forwarded-For is trusted: IP addresses, ranges, or the names loopback, linklocal, uniquelocal. */
  trustedProxies: string[];
  /** How long the server still accepts requests after SIGTERM while it reports that it is not ready. */
  drainSeconds: number;
  /** Multiplies every rate limit, for load tests. */
  rateLimitFactor: number;
}

/** Scales a limit per client for load tests, which raise the rate limits and come from one client. */
export const timesFactor = (perClient: number, { rateLimitFactor }: Pick<ServerConfig, 'rateLimitFactor'>) =>
  Math.min(99_999, Math.ceil(perClient * Math.max(1, rateLimitFactor)));

const defaultPorts = { MARKETING_PORT: 3000, ADMIN_PORT: 3001, API_PORT: 4000 };
type PortVariable = keyof typeof defaultPorts;

/** Parses the settings that all servers share. Throws a ConfigError for the first invalid one. */
export function parseServerConfig(env: Environment, portVariable: PortVariable): ServerConfig {
  const local = (name: PortVariable) => `http://localhost:${parsePort(env, name)}`;
  return {
    isProduction: env.NODE_ENV === 'production',
    port: parsePort(env, portVariable),
    host: readSetting(env, 'HOST') ?? '127.0.0.1',
    apiUrl: parseAddress(env, 'API_URL', local('API_PORT')),
    marketingUrl: parseOrigin(env, 'MARKETING_URL', local('MARKETING_PORT')),
    adminUrl: parseOrigin(env, 'ADMIN_URL', local('ADMIN_PORT')),
    trustedProxies: (readSetting(env, 'TRUSTED_PROXIES') ?? 'loopback').split(',').map((one) => one.trim()),
    drainSeconds: parseSeconds(env, 'DRAIN_SECONDS'),
    rateLimitFactor: parseFactor(env),
  };
}

function parseFactor(env: Environment): number {
  const text = readSetting(env, 'RATE_LIMIT_FACTOR') ?? '1';
  if (Number(text) > 0) return Number(text);
  throw invalidSetting('RATE_LIMIT_FACTOR', text, 'a number above 0, such as 1');
}

function parsePort(env: Environment, name: PortVariable): number {
  const text = readSetting(env, name) ?? String(defaultPorts[name]);
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw invalidSetting(name, text, `a port between 0 and 65535, e.g. ${defaultPorts[name]}`);
}

function parseSeconds(env: Environment, name: string): number {
  const text = readSetting(env, name) ?? '0';
  if (/^\d{1,2}$/.test(text)) return Number(text);
  throw invalidSetting(name, text, 'a whole number from 0 to 99, e.g. 5');
}

/** Parses a URL and removes its trailing slash. */
function parseAddress(env: Environment, name: string, fallback: string): string {
  const text = readSetting(env, name) ?? fallback;
  const url = URL.parse(text);
  const usable = url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash;
  if (usable) return url.href.replace(/\/$/, '');
  throw invalidSetting(name, text, `an http or https address, e.g. ${fallback}`);
}

function parseOrigin(env: Environment, name: string, fallback: string): string {
  const address = parseAddress(env, name, fallback);
  const { origin } = new URL(address);
  if (address === origin) return origin;
  throw invalidSetting(name, address, `an address without a path, e.g. ${origin}`);
}
