import { BUILD_TARGETS } from '@upcurve/config/browsers';
import { precompress } from '@upcurve/web-server/assets/compress';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { readConfig } from './src/config.ts';
import { endpointAddresses } from './src/endpoint-addresses.ts';
import { fillPage } from './src/page-facts.ts';

/** Fills the placeholders of the page as server.ts does in production. */
function filledPage(marketingUrl: string): Plugin {
  return {
    name: 'filled-page',
    apply: 'serve',
    transformIndexHtml: (html) => fillPage(html, { marketingUrl, styleNonce: '' }),
  };
}

/** Compresses the files at build time, at the highest level, so the server only reads them at start. */
const precompressed: Plugin = {
  name: 'precompressed',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  writeBundle: async ({ dir }) => {
    if (dir) await precompress(dir);
  },
};

/**
 * Without these, the bundler makes a file for every set of modules that several screens share, and a list of leads loads
 * 130. A group includes everything that its modules import.
 */
const SHARED_FILES: Rolldown.CodeSplittingGroup[] = [
  { name: 'main', tags: ['$initial'], priority: 1 },
  {
    name: 'frame',
    test: /\/src\/(shell\/AdminLayout|kit\/(feedback\/QueryPanel|(filters|list|table)\/\w+))\.tsx$/,
  },
];

export default defineConfig(({ command, isSsrBuild }) => {
  const { apiUrl, marketingUrl, port, host } = readConfig();
  const forward = { target: apiUrl, xfwd: true };
  return {
    // Lists of columns are not components, so Fast Refresh would warn about them. Excluded, they update with the screen
    // that imports them.
    plugins: [
      react({ refreshExclude: [/\/node_modules\//, /-columns\.tsx$/] }),
      filledPage(marketingUrl),
      endpointAddresses,
      precompressed,
    ],
    build: isSsrBuild
      ? { outDir: 'build/serve', target: 'node24', copyPublicDir: false }
      : {
          outDir: 'build/client',
          assetsInlineLimit: 0,
          target: BUILD_TARGETS,
          rolldownOptions: { output: { codeSplitting: { groups: SHARED_FILES } } },
        },
    // Our own packages are TypeScript sources. Bundling them keeps a compiler out of the deployment.
    ssr: { noExternal: true },
    ...(command === 'serve' && {
      server: { port, host, strictPort: true, proxy: { '/api': forward, '/media': forward } },
    }),
  };
});
