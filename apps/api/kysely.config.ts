import { defineConfig } from 'kysely-ctl';
import pg from 'pg';

/* For `pnpm db:new`, and to run `pnpm --filter @upcurve/api exec kysely migrate` on the database of DATABASE_URL. */
export default defineConfig({
  dialect: 'pg',
  dialectConfig: { pool: new pg.Pool({ connectionString: process.env.DATABASE_URL }) },
  migrations: {
    migrationFolder: 'src/db/migrations',
    getMigrationPrefix: () => `${new Date().toISOString().slice(0, 16).replace(/[-:]/g, '')}-`,
  },
});
