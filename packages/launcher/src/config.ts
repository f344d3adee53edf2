import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDataDir } from '@upcurve/local-postgres/data-dir-lock';
import { dataDirOf, LaunchError } from './bootstrap/repository.mjs';

type Environment = Readonly<Record<string, string | undefined>>;

export const APPS = ['marketing', 'admin', 'api'] as const;
export type AppName = (typeof APPS)[number];

export type LaunchConfig = {
  dataDir: string;
  /** Undefined starts our own PostgreSQL. */
  databaseUrl: string | undefined;
  /** The address that the apps listen on. */
  host: string;
  ports: Record<AppName, number>;
  /** Public URLs. */
  urls: Record<AppName, string>;
};

const DEFAULT_PORTS: Record<AppName, number> = { marketing: 3000, admin: 3001, api: 4000 };

/** Returns the name of the variable for an app's port. */
export const portVariable = (app: AppName) => `${app.toUpperCase()}_PORT`;

/**
 * Reads the launcher's own settings. All other variables are passed to the apps.
 * @throws {LaunchError} naming the variable and the fix
 */
export function readConfig(env: Environment): LaunchConfig {
  const ports = forEachApp((app) => port(env, portVariable(app), DEFAULT_PORTS[app]));
  for (const [i, app] of APPS.entries()) {
    const twin = APPS.slice(i + 1).find((other) => ports[other] === ports[app]);
    if (twin) {
      throw new LaunchError(
        `${portVariable(app)} and ${portVariable(twin)} are both ${ports[app]}. Give each its own port.`,
      );
    }
  }
  return {
    dataDir: dataDirOf(env),
    databaseUrl: env.DATABASE_URL || undefined,
    host: env.HOST || '127.0.0.1',
    ports,
    urls: forEachApp((app) => env[`${app.toUpperCase()}_URL`] || `http://localhost:${ports[app]}`),
  };
}

/** Returns the environment for every app: the user's variables, with defaults. */
export function appEnvironment(
  config: LaunchConfig,
  databaseUrl: string,
  env: Environment,
): NodeJS.ProcessEnv {
  const fixed = APPS.flatMap((app) => [
    [portVariable(app), String(config.ports[app])],
    [`${app.toUpperCase()}_URL`, config.urls[app]],
  ]);
  return {
    DEMO_CONTENT: 'true',
    ...withoutEmpty(env),
    ...Object.fromEntries(fixed),
    DATA_DIR: config.dataDir,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: env.SESSION_SECRET || keptSecret(config.dataDir),
  };
}

/** Removes empty variables, because they count as unset. */
function withoutEmpty(env: Environment): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

/** Returns a secret that is generated once, so that sessions survive a restart. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  if (!existsSync(file)) {
    ensureDataDir(dataDir);
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

function port(env: Environment, name: string, fallback: number): number {
  const text = env[name] || String(fallback);
  const value = Number(text);
  if (/^\d+$/.test(text) && value > 0 && value < 65_536) return value;
  throw new LaunchError(`${name} is "${text}". Set it to a port number from 1 to 65535.`);
}

function forEachApp<T>(of: (app: AppName) => T): Record<AppName, T> {
  return { marketing: of('marketing'), admin: of('admin'), api: of('api') };
}
