import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Returns the text of a file in the repository. */
export function textOf(path: string): string {
  return readFileSync(resolve(import.meta.dirname, '../../../..', path), 'utf8');
}
