// Plain JavaScript without dependencies: the launcher's bootstrap imports it on any Node >= 20, before anything is
// installed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Returns a hash of the time at which a process started. It differs if another process reuses the id.
 * @param {number} pid
 * @returns {string | undefined} undefined if no such process runs; a zombie does not count as running
 */
export function processStart(pid) {
  const start = process.platform === 'linux' ? startFromProc(pid) : startFromPs(pid);
  return start && createHash('sha256').update(start).digest('hex').slice(0, 16);
}

/** @param {number} pid */
function startFromProc(pid) {
  try {
    // proc(5): the process name is in brackets, and may itself contain spaces and brackets. After it come the state
    // and, 19 fields later, the start time.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function startFromPs(pid) {
  try {
    const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
    const row = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
      env,
      encoding: 'utf8',
    }).trim();
    return row.startsWith('Z') ? undefined : row.replace(/^\S+\s+/, '');
  } catch {
    return undefined;
  }
}
