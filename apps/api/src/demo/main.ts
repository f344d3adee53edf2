import { openDatabase } from '../db/client.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { addDemoLeads, removeDemoLeads } from './demo-leads.ts';

const [option, ...flags] = process.argv.slice(2);
const FLAG = '--even-in-production';

async function run(): Promise<string> {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set.');
  if (process.env.NODE_ENV === 'production' && ![option, ...flags].includes(FLAG))
    throw new Error(`This would mix demo leads with real ones. To do it anyway, add ${FLAG}`);
  const { db } = openDatabase(url, { queryTimeout: 60_000 });
  try {
    await migrateToLatest(db);
    return await db.transaction().execute(async (trx) => {
      const removed = await removeDemoLeads(trx);
      if (option === '--remove') return `${removed} made-up leads removed.`;
      return `${await addDemoLeads(trx)} made-up leads, each with "(demo)" or an email at demo.example. To remove them: npm run demo:leads -- --remove`;
    });
  } finally {
    await db.destroy();
  }
}

try {
  console.log(await run());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
