// Plain JavaScript without dependencies: the launcher's bootstrap needs it before anything is installed, on any Node >= 20.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * A short name for when the process began, so that a process id can be told from its reuse by another process.
 * @param {number} pid
 * @returns {string | undefined} undefined when no such process runs (one that has ended but is not yet reaped counts as ended)
 */
export function processStart(pid) {
  const start = process.platform === 'linux' ? startFromProc(pid) : startFromPs(pid);
  return start && createHash('sha256').update(start).digest('hex').slice(0, 16);
}

/** @param {number} pid */
function startFromProc(pid) {
  try {
    // proc(5): the name is in brackets and may itself contain spaces and brackets. The state follows it, and 19 fields later the start time.
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
