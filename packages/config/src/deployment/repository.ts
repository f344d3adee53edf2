import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The text of a file of the repository. */
export function textOf(path: string): string {
  return readFileSync(resolve(import.meta.dirname, '../../../..', path), 'utf8');
}
