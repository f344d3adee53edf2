import { cp } from 'node:fs/promises';
import { defineConfig } from 'vite';

/** For node: our own packages are bundled in, everything from the registry stays outside. */
export default defineConfig({
  build: { ssr: 'src/main.ts', outDir: 'dist', target: 'node22', sourcemap: true },
  ssr: { noExternal: [/^@upcurve\//] },
  plugins: [
    {
      name: 'demo-files',
      async closeBundle() {
        // The built server looks for them beside itself.
        for (const folder of ['stories', 'post-pictures'])
          await cp(`src/demo/${folder}`, `dist/${folder}`, { recursive: true });
      },
    },
  ],
});
