import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file DATA_DIR/setup-link: one line, the link by which the first owner registers. */
export interface SetupLink {
  write(link: string): Promise<void>;
  forget(): Promise<void>;
}

export function setupLinkIn(dataDir: string): SetupLink {
  const file = join(dataDir, 'setup-link');
  return {
    async write(link) {
      await mkdir(dataDir, { recursive: true });
      await writeFile(file, `${link}\n`, { mode: 0o600 });
    },
    forget: () => rm(file, { force: true }),
  };
}
