// Plain JavaScript without dependencies: the launcher's bootstrap imports it on any Node >= 20, before anything is
// installed.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns the command line of a process. It is empty if no such process runs; a zombie does not count as running.
 * @param {number} pid
 */
export function commandOf(pid) {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    const row = execFileSync('ps', ['-o', 'stat=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return row.startsWith('Z') ? '' : row.replace(/^\S+\s+/, '');
  } catch {
    return '';
  }
}
