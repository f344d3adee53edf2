import { mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const LIMIT_BYTES = 10_000_000;

/**
 * Opens a log to write at its end, readable for its owner alone. One that has grown long is set aside first as `.1`, in
 * place of the last such one, so that logs never take more than twice 10 MB and a start's worth.
 */
export function openLogFile(path: string): number {
  mkdirSync(dirname(path), { recursive: true });
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LIMIT_BYTES) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}
