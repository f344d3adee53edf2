import { reactRouter } from '@react-router/dev/vite';
import { BUILD_TARGETS } from '@upcurve/config/browsers';
import { defineConfig } from 'vite';
import { readConfig } from './server/config.ts';

const shared = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  // The site layout and the parts that most pages start and end with, including their imports. Not `entry.client`, which
  // hydrates the page as soon as it runs.
  {
    name: 'site',
    test: /app\/(root|page-meta|prose\/Text|drawings\/motion|layout\/(SiteLayout|page\/(PageHead|Section)|footer\/Closing|parts\/SpokenResult))\b|rolldown.runtime/,
  },
  // Parts shared by several pages get their own chunks: a post list needs the pictures of an article but not its other
  // code.
  { name: 'picture', test: /post-blocks\/src\/render\/media\/Picture/ },
  { name: 'prose', test: /app\/prose\/Prose/ },
  { name: 'covers', test: /blog\/(PostCover|list\/(PostRows|Shelf|Browse))\b/ },
  { name: 'offer', test: /(app|site-content)\/.*\/(plans|Terms|PlanTable)\b/ },
];

export default defineConfig(({ command }) => {
  const { apiUrl, port, host } = readConfig();
  const forward = { target: apiUrl, xfwd: true };
  return {
    plugins: [reactRouter()],
    build: { assetsInlineLimit: 0, cssTarget: BUILD_TARGETS },
    environments: {
      client: {
        // Puts the code that every page needs into two files instead of thirty, which saves request headers.
        build: { target: BUILD_TARGETS, rolldownOptions: { output: { codeSplitting: { groups: shared } } } },
      },
    },
    ...(command === 'serve' && {
      // If Vite discovers a package only when a page requests it, that page runs without script and hot reload.
      optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'] },
      server: { port, host, strictPort: true, proxy: { '/api': forward, '/media': forward } },
    }),
  };
});
