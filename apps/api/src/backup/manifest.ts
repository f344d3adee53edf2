import { z } from 'zod';

/** A backup or restore is not possible. The message says why, and what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const count = z.int().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The last entry of a backup. It lists the contents, so that they can be verified. */
export const Manifest = z.strictObject({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Version of the PostgreSQL server that was backed up. */
  postgres: z.string(),
  migrations: z.array(z.string()).min(1),
  /** Fingerprint of the key that the suppression list was hashed with. The list is useless without that key. */
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
  /** Files that rows refer to but the storage did not have. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;
export type TableContent = Manifest['tables'][number];

export const MANIFEST_NAME = 'manifest.json';
/** Tables are split into parts, because a tar entry states its length before its content. */
export const partName = (table: string, number: number) =>
  `tables/${table}.${String(number).padStart(6, '0')}.copy`;
export const fileName = (key: string) => `media/${key}`;

export const tableOf = (entry: string) => /^tables\/(.+)\.\d{6}\.copy$/.exec(entry)?.[1];
export const keyOf = (entry: string) => /^media\/([\w.]+)$/.exec(entry)?.[1];
