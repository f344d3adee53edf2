import { startThrowawayPostgres } from '@upcurve/local-postgres/start';
import { benchLeads } from './leads.ts';
import { benchLoad } from './load.ts';
import { benchPages } from './pages.ts';
import { benchPeers } from './peers.ts';

/** `pnpm bench pages /pricing` measures only that page. */
const paths = process.argv.slice(2).filter((word) => word.startsWith('/'));

const benches = {
  load: benchLoad,
  leads: benchLeads,
  pages: (serverUrl: string) => benchPages(serverUrl, paths),
  peers: benchPeers,
};

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('/'));
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}

const server = await startThrowawayPostgres();
try {
  for (const [name, bench] of Object.entries(benches))
    if (wanted.length === 0 || wanted.includes(name)) await bench(server.url);
} finally {
  await server.stop();
}
