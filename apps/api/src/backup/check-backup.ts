import { createHash, type Hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { isKey } from '../lib/storage/storage.ts';
import { readArchive } from './archive.ts';
import { BackupError, keyOf, MANIFEST_NAME, Manifest, tableOf } from './manifest.ts';

/** Maximum size in bytes, far above that of any real manifest. */
const MANIFEST_MAX = 256 * 1024 * 1024;

interface Read {
  bytes: number;
  hash: Hash;
}

/**
 * Reads a whole backup and compares it with its manifest. Writes nothing.
 * @throws {BackupError} with a readable message if any byte differs
 */
export async function checkBackup(path: string): Promise<Manifest> {
  const tables = new Map<string, Read>();
  const files = new Map<string, Read>();
  let manifest: Manifest | undefined;
  for await (const { name, size, body } of readArchive(path)) {
    const [table, file] = [tableOf(name), keyOf(name)];
    if (manifest || !(table || file || name === MANIFEST_NAME))
      throw new BackupError(`The backup contains an unexpected entry: ${name}.`);
    if (name === MANIFEST_NAME) {
      if (size > MANIFEST_MAX) throw new BackupError('The manifest of the backup is too large.');
      manifest = parsed(await buffer(body));
      continue;
    }
    const read = table ? readOf(tables, table) : readOf(files, file ?? '');
    for await (const chunk of body) {
      read.hash.update(chunk);
      read.bytes += chunk.length;
    }
  }
  if (!manifest) throw new BackupError('The backup is incomplete: it ends before its manifest.');
  for (const { name, bytes, sha256 } of manifest.tables)
    compare(`table ${name}`, tables, name, bytes, sha256);
  for (const { key, size, sha256 } of manifest.files) {
    if (!isKey(key)) throw new BackupError(`The backup contains a file with an invalid name: ${key}.`);
    compare(`file ${key}`, files, key, size, sha256);
  }
  const [stray] = [...tables.keys(), ...files.keys()];
  if (stray) throw new BackupError(`The backup contains a file that its manifest does not list: ${stray}.`);
  return manifest;
}

function readOf(all: Map<string, Read>, name: string): Read {
  const read = all.get(name) ?? { bytes: 0, hash: createHash('sha256') };
  all.set(name, read);
  return read;
}

/** Checks an entry and removes it from the list. Entries left at the end are not in the manifest. */
function compare(what: string, all: Map<string, Read>, name: string, bytes: number, sha256: string): void {
  const read = all.get(name) ?? { bytes: 0, hash: createHash('sha256') };
  all.delete(name);
  if (read.bytes === bytes && read.hash.digest('hex') === sha256) return;
  throw new BackupError(`The backup is damaged: ${what} does not match its checksum.`);
}

function parsed(text: Buffer): Manifest {
  try {
    return Manifest.parse(JSON.parse(text.toString()));
  } catch {
    throw new BackupError(
      'The manifest of the backup cannot be read. The backup was made by another version or was changed.',
    );
  }
}
