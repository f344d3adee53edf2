import { z } from 'zod';

/** A backup or restore is not possible. The message says why, and what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const count = z.int().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The last entry of a backup: its contents, for checking what was read. */
export const Manifest = z.strictObject({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Of the server it was read from. */
  postgres: z.string(),
  /** Migrations that its schema had, in order. */
  migrations: z.array(z.string()).min(1),
  /** Which key the suppression list was hashed with; without it the list is of no use. */
  suppressionKey: sha256,
  tables: z.array(
    z.strictObject({
      name: z.string(),
      columns: z.array(z.string()).min(1),
      rows: count,
      bytes: count,
      sha256,
    }),
  ),
  sequences: z.array(z.strictObject({ name: z.string(), next: z.string().regex(/^-?\d+$/) })),
  files: z.array(z.strictObject({ key: z.string(), size: count, sha256 })),
  /** Files that rows name and the store did not have. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;
export type TableContent = Manifest['tables'][number];

export const MANIFEST_NAME = 'manifest.json';
/** Tables come in parts, since a tar says how long an entry is before it begins. */
export const partName = (table: string, number: number) =>
  `tables/${table}.${String(number).padStart(6, '0')}.copy`;
export const fileName = (key: string) => `media/${key}`;

/** Whose rows an entry of that name holds, if it is a part of a table. */
export const tableOf = (entry: string) => /^tables\/(.+)\.\d{6}\.copy$/.exec(entry)?.[1];
/** The key of the file that an entry of that name is, if it is one. */
export const keyOf = (entry: string) => /^media\/([\w.]+)$/.exec(entry)?.[1];
