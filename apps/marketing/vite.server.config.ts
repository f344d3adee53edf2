import { precompress } from '@upcurve/web-server/precompress';
import { defineConfig } from 'vite';

/** Bundles the production server with the built pages into one file that needs no node_modules. */
export default defineConfig({
  publicDir: false,
  plugins: [
    {
      name: 'precompress-client',
      closeBundle: async () => {
        await precompress('build/client');
      },
    },
  ],
  build: {
    ssr: 'server/main.ts',
    outDir: 'build/serve',
    target: 'node24',
    rollupOptions: { output: { entryFileNames: 'server.js' } },
  },
  ssr: { noExternal: true },
});
