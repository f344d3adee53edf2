/** What both frontends read from the environment. */
export interface WebConfig {
  port: number;
  host: string;
  apiUrl: string;
  marketingUrl: string;
  adminUrl: string;
}

/** A setting that cannot be used. The message names the variable and says how to mend it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const defaultPorts = { MARKETING_PORT: 3000, ADMIN_PORT: 3001, API_PORT: 4000 };

/** Parses the variables common to both frontends; throws a ConfigError for the first that does not fit. */
export function parseWebConfig(
  env: Record<string, string | undefined>,
  portVariable: 'MARKETING_PORT' | 'ADMIN_PORT',
): WebConfig {
  const port = (name: keyof typeof defaultPorts) => parsePort(env, name);
  const local = (name: keyof typeof defaultPorts) => `http://localhost:${port(name)}`;
  return {
    port: port(portVariable),
    host: env.HOST || '127.0.0.1',
    apiUrl: parseAddress(env, 'API_URL', local('API_PORT')),
    marketingUrl: parseOrigin(env, 'MARKETING_URL', local('MARKETING_PORT')),
    adminUrl: parseOrigin(env, 'ADMIN_URL', local('ADMIN_PORT')),
  };
}

function parsePort(env: Record<string, string | undefined>, name: keyof typeof defaultPorts): number {
  const value = env[name] || String(defaultPorts[name]);
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  throw new ConfigError(
    `${name} is "${value}": set it to a port between 0 and 65535, e.g. ${defaultPorts[name]}.`,
  );
}

/** Without a slash at its end. */
function parseAddress(env: Record<string, string | undefined>, name: string, fallback: string): string {
  const value = env[name] || fallback;
  const url = URL.parse(value);
  const usable = url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash;
  if (usable) return url.href.replace(/\/$/, '');
  throw new ConfigError(`${name} is "${value}": set it to an http or https address, e.g. ${fallback}.`);
}

function parseOrigin(env: Record<string, string | undefined>, name: string, fallback: string): string {
  const address = parseAddress(env, name, fallback);
  const { origin } = new URL(address);
  if (address === origin) return origin;
  throw new ConfigError(`${name} is "${address}": set it to an address without a path, e.g. ${origin}.`);
}
