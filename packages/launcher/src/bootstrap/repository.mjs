import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's own folder. */
export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');

/**
 * Where the embedded database, uploads and generated secrets are.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function dataDirOf(env) {
  return resolve(env.DATA_DIR || join(ROOT, '.data'));
}

/** An error that the user can fix. Only its message is shown: it says what is wrong and how to fix it. */
export class LaunchError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = 'LaunchError';
  }
}
