import { createDatabase, dropDatabase, uniqueDatabaseName } from '@upcurve/local-postgres/databases';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/db/client.ts';
import { migrateToLatest } from '../../src/db/migrate.ts';
import { createQueue } from '../../src/lib/queue/queue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which tests create their databases, and the migrated template that they clone. */
    postgres: { serverUrl: string; template: string };
  }
}

/** Creates the template that test databases are cloned from. Returns its name. */
async function makeTemplate(serverUrl: string): Promise<string> {
  const template = uniqueDatabaseName('upcurve_template');
  const url = await createDatabase(serverUrl, template);
  const { db } = openDatabase(url, { queryTimeout: 60_000 });
  await migrateToLatest(db);
  const queue = createQueue(url, (error) => {
    throw error;
  });
  await queue.start([], false);
  await queue.stop();
  await db.destroy();
  return template;
}

/** Creates the template that every test file's database is cloned from. Returns a function that removes it. */
export async function provideTemplate(project: TestProject, serverUrl: string): Promise<() => Promise<void>> {
  const template = await makeTemplate(serverUrl);
  project.provide('postgres', { serverUrl, template });
  return () => dropDatabase(serverUrl, template);
}
