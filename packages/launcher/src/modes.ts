import { join } from 'node:path';
import { ROOT } from './bootstrap/repository.mjs';
import { APPS, type AppName, type LaunchConfig } from './config.ts';
import type { Mode } from './launch.ts';

const BUILT: Record<AppName, string> = {
  marketing: 'build/serve/server.js',
  admin: 'build/serve/server.js',
  api: 'dist/main.js',
};

/** As in production: each app's own server with its build. */
export const PRODUCTION: Mode = {
  built: true,
  chatty: false,
  env: { NODE_ENV: 'production', API_ROLE: 'all' },
  commands: (config) =>
    APPS.map((app) => ({
      ...common(app, config, app === 'api' ? '/api/health/ready' : '/health/ready'),
      command: process.execPath,
      args: [BUILT[app]],
    })),
};

/** From source, with hot reload. */
export const DEVELOPMENT: Mode = {
  built: false,
  chatty: true,
  env: { NODE_ENV: 'development', API_ROLE: 'all' },
  commands: (config) =>
    APPS.map((app) => ({
      ...common(app, config, app === 'api' ? '/api/health/ready' : '/'),
      command: 'pnpm',
      args: ['run', '--silent', 'dev'],
    })),
};

function common(name: AppName, { host, ports }: LaunchConfig, readyPath: string) {
  return {
    name,
    cwd: join(ROOT, 'apps', name),
    readyUrl: `http://${reachable(host)}:${ports[name]}${readyPath}`,
  };
}

/** Returns the address to call a server that listens on `host`. Clients cannot call a wildcard address. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
