import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { webhook } from '@upcurve/contracts/webhooks/webhook';
import { createDatabase, dropDatabase, uniqueDatabaseName } from '@upcurve/local-postgres/databases';
import type { Client } from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { applySessionSettings, tablesOf } from '../src/backup/catalogue.ts';
import { copyOut } from '../src/backup/write-backup.ts';
import { type Config, loadConfig } from '../src/config.ts';
import { openConnection } from '../src/db/client.ts';
import { seedQuestions } from '../src/features/questions/seed.ts';
import { openStorage } from '../src/lib/storage/open-storage.ts';
import { startApi, type TestApi } from './api.ts';
import { leadInput, storedLead } from './samples/leads.ts';
import { postsOf } from './samples/posts.ts';

/** The session secret of every machine in this file. */
export const SECRET = 'a secret of more than thirty-two characters';

/** Starts an API with data in all tables that refer to others. */
export async function startFilledApi(env: Record<string, string> = {}): Promise<TestApi> {
  const api = await startApi({ env: { SESSION_SECRET: SECRET, ...env } });
  const headers = await api.signIn('admin');
  await api.db.transaction().execute(seedQuestions);
  const posts = postsOf(api, headers);
  await posts.picture();
  const post = await posts.create('Ünïcode \\ and more');
  await posts.publish(post);
  await api.client(webhook, headers).saveSettings({
    body: { webhookUrl: 'https://crm.example.com/leads', isEnabled: true },
  });
  // No worker is running, so the webhook event stays pending.
  await api.client(quiz).submit({ body: leadInput(api) });
  // Contains characters that COPY has to escape.
  await storedLead(api, { name: 'Zoë\n\\. \t\\N', businessName: '\\n' });
  return api;
}

/** Runs SQL on a database in a transaction that is never committed. */
export async function runOnDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const { client } = await openConnection(url, 'test');
  try {
    await client.query('begin');
    await applySessionSettings(client);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns every row of every table except sessions. */
export const rowsOf = (url: string) =>
  runOnDatabase(url, async (client) => {
    const all: Record<string, string[]> = {};
    for (const table of await tablesOf(client)) {
      if (table.name === 'sessions') continue;
      let text = '';
      for await (const chunk of copyOut(client, table)) text += chunk;
      all[table.name] = text.split('\n').filter(Boolean).sort();
    }
    return all;
  });

/** Counts webhooks and emails that the next start sends. */
export const waitingIn = (url: string) =>
  runOnDatabase(url, async (client) => {
    const { rows } = await client.query(
      `select (select count(*) from webhook_deliveries where status = 'pending')
        + (select count(*) from mails where status = 'waiting') as count`,
    );
    return Number(rows[0].count);
  });

/** Returns every file of a machine, by key. */
export async function filesOf(config: Config): Promise<Record<string, string>> {
  const storage = await openStorage(config);
  const files: Record<string, string> = {};
  for await (const { key } of storage.list()) {
    const stored = await storage.find(key);
    const chunks: Buffer[] = [];
    for await (const chunk of (await stored?.open()) ?? []) chunks.push(chunk);
    files[key] = Buffer.concat(chunks).toString('base64');
  }
  return files;
}

/**
 * Creates databases and folders for the tests of a file, and removes them at the end. `from` is the database to clone;
 * by default it is empty.
 */
export function machines() {
  const { serverUrl } = inject('postgres');
  const databases: string[] = [];
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'upcurve-machines-'));
  });
  afterAll(async () => {
    for (const name of databases) await dropDatabase(serverUrl, name);
    await rm(folder, { recursive: true, force: true });
  });
  return {
    /** Returns the folder for backups. */
    folder: () => folder,
    async empty(env: Record<string, string> = {}, from?: string): Promise<Config> {
      const name = uniqueDatabaseName();
      databases.push(name);
      return loadConfig({
        SESSION_SECRET: SECRET,
        ...env,
        DATABASE_URL: await createDatabase(serverUrl, name, from),
        DATA_DIR: await mkdtemp(join(folder, 'machine-')),
      });
    },
  };
}
