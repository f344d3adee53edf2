import { build, type Plugin, type Rolldown } from 'vite';
import { BUILD_TARGETS } from './browsers.ts';

const QUERY = '?script';

/**
 * A Vite plugin: `import text from './a.ts?script'` bundles that file and returns it as the text of one classic script.
 */
export const inlineScript: Plugin = {
  name: 'inline-script',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(QUERY)) return;
    const input = id.slice(0, -QUERY.length);
    this.addWatchFile(input);
    const built = await build({
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      build: {
        write: false,
        target: BUILD_TARGETS,
        modulePreload: false,
        rolldownOptions: { input, output: { format: 'iife' } },
      },
    });
    const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
    return `export default ${JSON.stringify(output[0].code.trim())};`;
  },
};
