import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../db/schema/database.ts';
import { isSeeded, recordSeed } from '../db/seeds.ts';
import { publishing } from '../features/blog/publishing/publishing.ts';
import { type Archive, readEntry } from '../features/blog/transfer/archive/archive-check.ts';
import { importEntries } from '../features/blog/transfer/archive/archive-import.ts';
import { entriesOf } from '../features/blog/transfer/archive/archive-lines.ts';
import { Author, Category } from '../features/blog/transfer/archive/archive-shape.ts';
import type { Services } from '../services.ts';
import { createDemoFileStore } from './store-demo-file.ts';

/**
 * An export of the blog with its pictures beside it: `media` names their files. The folder is next to this file, and
 * next to the built server.
 */
const DEMO_POSTS = join(import.meta.dirname, 'posts');
/** The dates in the export are relative to this day. */
const EXPORTED_ON = Date.UTC(2026, 10, 29);

const SEED = 'posts';
const DAY_MS = 24 * 60 * 60 * 1000;

const Picture = z.strictObject({ id: z.uuid(), fileName: z.string(), alt: z.string() });

const hasPosts = async (db: Kysely<Database>) =>
  Boolean(await db.selectFrom('blogPosts').select('id').limit(1).executeTakeFirst());

/** Moves all dates of the export by the same number of days. */
function withDatesAt(now: Date, text: string): string {
  const days = Math.floor((now.getTime() - EXPORTED_ON) / DAY_MS);
  return text.replaceAll(
    /"(\d{4}-\d\d-\d\dT[\d:.]+Z)"/g,
    (_, date) => `"${new Date(Date.parse(date) + days * DAY_MS).toISOString()}"`,
  );
}

/**
 * Adds the demo articles to an empty blog, once per database, so articles that staff delete stay deleted. Do not make a
 * user wait for this: the pictures are processed like any upload, which takes seconds. After an interruption the next
 * start reuses the files that are already stored.
 */
export async function seedPosts(services: Services, now = new Date()): Promise<void> {
  const { db, storage } = services;
  if (await isSeeded(db, SEED)) return;
  const isEmpty = !(await hasPosts(db));
  const path = join(storage.incoming, randomUUID());
  const keep = createDemoFileStore(services, DEMO_POSTS);
  const archive: Pick<Archive, 'path' | 'categories' | 'authors'> = { path, categories: [], authors: [] };
  const ids = new Map<string, string>();
  try {
    await writeFile(path, withDatesAt(now, await readFile(join(DEMO_POSTS, 'posts.json'), 'utf8')));
    for await (const entry of entriesOf(path)) {
      if (entry.section === 'categories') archive.categories.push(readEntry(Category, entry));
      if (entry.section === 'authors') archive.authors.push(readEntry(Author, entry));
      if (entry.section !== 'media' || !isEmpty) continue;
      const { id, fileName, alt } = readEntry(Picture, entry);
      ids.set(id, (await keep(fileName, 'image', alt || undefined)).id);
    }
    await publishing(db, async (trx) => {
      // A parallel start may have added them. A blog that already has posts gets no demo posts.
      if (!(await recordSeed(trx, SEED)) || !isEmpty || (await hasPosts(trx))) return;
      await importEntries(trx, archive, { ids, createdBy: null, check() {} });
    });
  } finally {
    await rm(path, { force: true });
  }
}
