import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Changes within this time in ms count as one: editors write a file in several steps, git many files at once. */
const PAUSE_MS = 150;
const IS_SOURCE = /\.(ts|tsx|json)$/;
const IS_TEST = /\.test\.tsx?$/;

/**
 * Calls `onChange` with a file below `folder` once per batch of source changes. Ignores tests. Watches folders, because
 * editors often replace a file instead of writing to it.
 * @returns a function that stops watching
 */
export function watchSources(folder: string, onChange: (file: string) => void): () => void {
  const watched = new Map<string, FSWatcher>();
  let pause: NodeJS.Timeout | undefined;
  watchFolder(folder);

  function watchFolder(path: string): void {
    // A folder of the same name may have been deleted.
    forget(path);
    const watcher = watch(path, (_event, name) => {
      if (name) look(join(path, name));
    });
    // The folder was deleted.
    watcher.on('error', () => forget(path));
    watched.set(path, watcher);
    for (const entry of readdirSync(path, { withFileTypes: true }))
      if (entry.isDirectory()) watchFolder(join(path, entry.name));
  }

  function look(path: string): void {
    if (IS_SOURCE.test(path) && !IS_TEST.test(path)) {
      clearTimeout(pause);
      pause = setTimeout(onChange, PAUSE_MS, path);
      return;
    }
    try {
      // A new folder may already contain files.
      for (const entry of readdirSync(path, { recursive: true, withFileTypes: true }))
        if (entry.isFile()) look(join(entry.parentPath, entry.name));
      watchFolder(path);
    } catch {
      forget(path);
    }
  }

  function forget(path: string): void {
    watched.get(path)?.close();
    watched.delete(path);
  }

  return () => {
    clearTimeout(pause);
    for (const watcher of watched.values()) watcher.close();
  };
}
