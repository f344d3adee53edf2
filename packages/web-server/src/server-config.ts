import { type Environment, given, misfit } from './settings.ts';
import { parseTracing, type TracingConfig } from './tracing-config.ts';

/** What all three servers read from the environment. */
export interface ServerConfig {
  isProduction: boolean;
  port: number;
  host: string;
  /** Where the API is found; a path in it comes before its own. */
  apiUrl: string;
  /** Public addresses as bare origins. */
  marketingUrl: string;
  adminUrl: string;
  /** For how long a process that is told to end goes on taking calls, while it says that it is not ready. */
  drainSeconds: number;
  /** Undefined: nothing is traced. */
  tracing: TracingConfig | undefined;
}

const defaultPorts = { MARKETING_PORT: 3000, ADMIN_PORT: 3001, API_PORT: 4000 };
type PortVariable = keyof typeof defaultPorts;

/** Parses the variables common to all servers; throws a ConfigError for the first that does not fit. */
export function parseServerConfig(env: Environment, portVariable: PortVariable): ServerConfig {
  const local = (name: PortVariable) => `http://localhost:${parsePort(env, name)}`;
  return {
    isProduction: env.NODE_ENV === 'production',
    port: parsePort(env, portVariable),
    host: given(env, 'HOST') ?? '127.0.0.1',
    apiUrl: parseAddress(env, 'API_URL', local('API_PORT')),
    marketingUrl: parseOrigin(env, 'MARKETING_URL', local('MARKETING_PORT')),
    adminUrl: parseOrigin(env, 'ADMIN_URL', local('ADMIN_PORT')),
    drainSeconds: parseSeconds(env, 'DRAIN_SECONDS'),
    tracing: parseTracing(env),
  };
}

function parsePort(env: Environment, name: PortVariable): number {
  const text = given(env, name) ?? String(defaultPorts[name]);
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw misfit(name, text, `a port between 0 and 65535, e.g. ${defaultPorts[name]}`);
}

function parseSeconds(env: Environment, name: string): number {
  const text = given(env, name) ?? '0';
  if (/^\d{1,2}$/.test(text)) return Number(text);
  throw misfit(name, text, 'a whole number from 0 to 99, e.g. 5');
}

/** Without a slash at its end. */
function parseAddress(env: Environment, name: string, fallback: string): string {
  const text = given(env, name) ?? fallback;
  const url = URL.parse(text);
  const usable = url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash;
  if (usable) return url.href.replace(/\/$/, '');
  throw misfit(name, text, `an http or https address, e.g. ${fallback}`);
}

function parseOrigin(env: Environment, name: string, fallback: string): string {
  const address = parseAddress(env, name, fallback);
  const { origin } = new URL(address);
  if (address === origin) return origin;
  throw misfit(name, address, `an address without a path, e.g. ${origin}`);
}
