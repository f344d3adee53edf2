import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { readConfig } from './server/config.ts';

export default defineConfig(({ command }) => {
  const { apiUrl, port, host } = readConfig();
  const forward = { target: apiUrl, xfwd: true };
  return {
    plugins: [reactRouter()],
    build: { assetsInlineLimit: 0 },
    ...(command === 'serve' && {
      server: { port, host, strictPort: true, proxy: { '/api': forward, '/media': forward } },
    }),
  };
});
