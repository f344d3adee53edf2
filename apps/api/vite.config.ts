import { defineConfig } from 'vite';

/** For node: our own packages are bundled in, everything from the registry stays outside. */
export default defineConfig({
  build: { ssr: 'src/main.ts', outDir: 'dist', target: 'node22', sourcemap: true },
  ssr: { noExternal: [/^@upcurve\//] },
});
