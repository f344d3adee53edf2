import { startThrowawayPostgres } from '@upcurve/local-postgres/throwaway';
import { benchAdmin } from './bench-admin.ts';
import { benchAnalytics } from './bench-analytics.ts';
import { benchBlog } from './bench-blog.ts';
import { benchBookings } from './bench-bookings.ts';
import { benchCompare } from './bench-compare.ts';
import { benchCrowd } from './bench-crowd.ts';
import { benchExport } from './bench-export.ts';
import { benchFloods } from './bench-floods.ts';
import { benchImport } from './bench-import.ts';
import { benchInbox } from './bench-inbox.ts';
import { benchLoad } from './bench-load.ts';
import { benchMedia } from './bench-media.ts';
import { benchPage } from './bench-page.ts';
import { benchPeers } from './bench-peers.ts';
import { benchQuarantine } from './bench-quarantine.ts';
import { benchSearch } from './bench-search.ts';
import { benchStories } from './bench-stories.ts';
import { benchUpload } from './bench-upload.ts';
import { benchWebhook } from './bench-webhook.ts';

/** `pnpm bench page /pricing` measures only that page. */
const paths = process.argv.slice(2).filter((word) => word.startsWith('/'));

const benches = {
  quarantine: benchQuarantine,
  load: benchLoad,
  search: benchSearch,
  inbox: benchInbox,
  bookings: benchBookings,
  export: benchExport,
  analytics: benchAnalytics,
  admin: benchAdmin,
  page: (serverUrl: string) => benchPage(serverUrl, paths),
  crowd: benchCrowd,
  floods: benchFloods,
  upload: benchUpload,
  import: benchImport,
  media: benchMedia,
  stories: benchStories,
  blog: benchBlog,
  compare: benchCompare,
  webhook: benchWebhook,
  peers: benchPeers,
};

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('/'));
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  process.stderr.write(
    `No such bench: ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}.\n`,
  );
  process.exit(1);
}

const server = await startThrowawayPostgres();
try {
  for (const [name, bench] of Object.entries(benches)) {
    // The peers have to be installed first, so they run only if named.
    if (wanted.length === 0 ? name !== 'peers' : wanted.includes(name)) await bench(server.url);
  }
} finally {
  await server.stop();
}
