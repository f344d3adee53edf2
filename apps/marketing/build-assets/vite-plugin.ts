import { extname } from 'node:path';
import type { ServerBuild } from 'react-router';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import type { Config } from '../server/config.ts';
import { makeWebFonts } from './fonts/web-fonts.ts';

const TYPES: Record<string, string> = {
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.ico': 'image/x-icon',
  '.svg': 'image/svg+xml',
};

/** Generates the fonts at startup. In development, generates each other file on every request. */
export function buildAssets({ marketingUrl }: Pick<Config, 'marketingUrl'>): Plugin {
  return {
    name: 'build-assets',
    // Without this, packages that are not bundled resolve to their browser builds.
    config: () => ({ environments: { ssr: { resolve: { externalConditions: ['node', 'module-sync'] } } } }),
    configResolved: makeWebFonts,
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const type = TYPES[extname(path)];
        if (!type) return next();
        print(server, path, marketingUrl).then((file) => {
          if (!file) return next();
          response.setHeader('content-type', type);
          response.end(file);
        }, next);
      });
    },
  };
}

async function print(server: ViteDevServer, path: string, site: string): Promise<Buffer | undefined> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) return undefined;
  const [{ prints }, build] = await Promise.all([
    ssr.runner.import<typeof import('./asset-list.ts')>('/build-assets/asset-list.ts'),
    ssr.runner.import<ServerBuild>('virtual:react-router/server-build'),
  ]);
  return prints(build, site).get(path)?.();
}
