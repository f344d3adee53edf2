import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** Returns a process's resident memory as reported by Linux, in MB. */
export async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const [, line = '0'] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(line) / 1024;
}
