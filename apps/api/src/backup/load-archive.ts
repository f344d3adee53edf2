import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Storage } from '../lib/storage/storage.ts';
import { readArchive } from './archive.ts';
import { BackupError, keyOf, type Manifest, type TableContent, tableOf } from './manifest.ts';

/** Loads a checked archive into the tables and the storage. Adds the keys of newly stored files to `putFiles`. */
export async function loadArchive(
  client: Client,
  storage: Storage,
  path: string,
  manifest: Manifest,
  putFiles: string[],
): Promise<void> {
  const entries = readArchive(path);
  try {
    let entry = await entries.next();
    while (!entry.done) {
      const table = tableOf(entry.value.name);
      const file = keyOf(entry.value.name);
      if (table) {
        const content = manifest.tables.find(({ name }) => name === table);
        if (!content) throw new BackupError('The backup was changed while it was being read.');
        await pipeline(
          async function* () {
            while (!entry.done && tableOf(entry.value.name) === table) {
              yield* entry.value.body;
              entry = await entries.next();
            }
          },
          copyIn(client, content),
        );
        continue;
      }
      if (file) await putFile(storage, file, entry.value.body, manifest, putFiles);
      else for await (const _ of entry.value.body);
      entry = await entries.next();
    }
  } finally {
    await entries.return(undefined);
  }
}

function copyIn(client: Client, { name, columns }: TableContent) {
  const quoted = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return client.query(copyFrom(`copy ${client.escapeIdentifier(name)} (${quoted}) from stdin`));
}

/** Keys are never reused, so an existing file with the same key and length is the same file. */
async function putFile(
  storage: Storage,
  key: string,
  body: AsyncIterable<Buffer>,
  { files }: Manifest,
  putFiles: string[],
): Promise<void> {
  const file = files.find((each) => each.key === key);
  const stored = await storage.find(key);
  if (!file || stored?.size === file.size) {
    for await (const _ of body);
    return;
  }
  putFiles.push(key);
  await storage.put(key, Readable.from(body));
}
