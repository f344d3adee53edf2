import { cp } from 'node:fs/promises';
import { defineConfig } from 'vite';

/** What only packages of ours depend on would not be found from here. */
const OF_OUR_PACKAGES = [/^htmlparser2/, /^dom(handler|elementtype|utils|-serializer)$/, /^entities/];

/** For node: our own packages are bundled in, everything from the registry stays outside. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node22',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        backup: 'src/backup/main.ts',
        // Programs that the API starts beside itself.
        'read-calendar-process': 'src/features/bookings/read-calendar-process.ts',
        'read-import-process': 'src/features/blog/transfer/read-import-process.ts',
      },
      // Beside each other: what looks for files beside itself finds them from any of these.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@upcurve\//, ...OF_OUR_PACKAGES] },
  plugins: [
    {
      name: 'demo-files',
      async closeBundle() {
        // The built server looks for them beside itself.
        for (const folder of ['stories', 'posts'])
          await cp(`src/demo/${folder}`, `dist/${folder}`, { recursive: true });
      },
    },
  ],
});
