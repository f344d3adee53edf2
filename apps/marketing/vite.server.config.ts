import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inlineScript } from '@upcurve/config/inline-script';
import { printCuts } from '@upcurve/pdf/fonts';
import { precompress } from '@upcurve/web-server/assets/compress';
import { defineConfig } from 'vite';

const outDir = 'build/serve';

/** Copies the files that the card renderer reads, since it has no node_modules either. */
async function writeCardAssets(): Promise<void> {
  const folder = join(outDir, 'cards');
  const { display, heading, strong } = await printCuts();
  const drawer = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  const files = {
    'display.ttf': display,
    'heading.ttf': heading,
    'strong.ttf': strong,
    'resvg.wasm': await readFile(drawer),
  };
  await mkdir(folder, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, data]) => writeFile(join(folder, name), data)));
}

/** Bundles the production server and the built pages into files that run without node_modules. */
export default defineConfig({
  publicDir: false,
  plugins: [
    inlineScript,
    {
      name: 'precompress-client',
      closeBundle: async () => {
        await Promise.all([precompress('build/client'), writeCardAssets()]);
      },
    },
  ],
  build: {
    ssr: true,
    outDir,
    target: 'node24',
    rollupOptions: {
      input: { server: 'server/main.ts', 'card-worker': 'server/cards/card-worker.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: true },
});
