import { reactRouter } from '@react-router/dev/vite';
import { BUILD_TARGETS } from '@upcurve/config/browsers';
import { defineConfig } from 'vite';
import { buildAssets } from './build-assets/vite-plugin.ts';
import { readConfig } from './server/config.ts';

const shared = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  // The frame and the parts that most pages begin and end with, each with what it imports.
  {
    name: 'site',
    test: /app\/(root|entry\.client|page-meta|prose\/Text|drawings\/motion|layout\/(SiteLayout|page\/(PageHead|Section)|footer\/Closing|parts\/SpokenResult))\b|rolldown.runtime/,
  },
  // What several pages show, apart from the rest of the first of them: a list of posts needs the pictures of an article and nothing else of it.
  { name: 'picture', test: /post-blocks\/src\/render\/media\/Picture/ },
  { name: 'prose', test: /app\/prose\/Prose/ },
  { name: 'covers', test: /blog\/(PostCover|list\/(PostRows|Shelf|Browse))\b/ },
  { name: 'offer', test: /app\/.*\/(plans|Terms|PlanTable|guarantee-example)\b/ },
];

export default defineConfig(({ command }) => {
  const { apiUrl, port, host, marketingUrl } = readConfig();
  const forward = { target: apiUrl, xfwd: true };
  return {
    plugins: [buildAssets({ marketingUrl }), reactRouter()],
    build: { assetsInlineLimit: 0, cssTarget: BUILD_TARGETS },
    environments: {
      client: {
        // What every page needs comes in two files rather than in thirty, each with headers of its own.
        build: { target: BUILD_TARGETS, rolldownOptions: { output: { codeSplitting: { groups: shared } } } },
      },
    },
    ...(command === 'serve' && {
      // A package that is met only when a page asks for it leaves that page without script, and so without hot reload.
      optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'] },
      server: { port, host, strictPort: true, proxy: { '/api': forward, '/media': forward } },
    }),
  };
});
