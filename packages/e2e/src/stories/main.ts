/* Draws the pictures and clips of the demo stories (`pnpm demo:stories`), and says how much they weigh. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { launchBrowser } from '../browser.ts';
import type { Stage } from './stage.ts';

const FOLDER = resolve(import.meta.dirname, '../../../../apps/api/src/demo/stories');

declare global {
  var stage: Stage;
}

/* Those whose names begin so, or all: a room takes some minutes, since each of its pixels follows light dozens of times. */
const wanted = process.argv.slice(2);

const server = await createServer({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  // The page loads once: nothing is worth preparing or watching.
  optimizeDeps: { noDiscovery: true },
  server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
});
await server.listen();
const browser = await launchBrowser(['--use-angle=swiftshader', '--enable-unsafe-swiftshader']);
try {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  // Where it is not encrypted, browsers encode video for localhost alone.
  await page.goto(`http://localhost:${new URL(server.resolvedUrls?.local[0] ?? '').port}/`);
  await page.waitForFunction(() => 'stage' in globalThis);
  await mkdir(FOLDER, { recursive: true });
  const { names, parts } = await page.evaluate(() => ({ names: stage.names, parts: stage.parts }));
  for (const [name, part] of names.flatMap((each) => parts.map((one) => [each, one] as const))) {
    const file = `${name}-${part}`;
    if (wanted.length > 0 && !wanted.some((start) => file.startsWith(start))) continue;
    const text = await page.evaluate(([story, what]) => stage.make(story, what), [name, part] as const);
    const bytes = Buffer.from(text, 'base64');
    await writeFile(join(FOLDER, file), bytes);
    console.log(`${file}  ${Math.round(bytes.length / 1024)} kB`);
  }
} finally {
  await browser.close();
  await server.close();
}
