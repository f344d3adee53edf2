import {
  closeSync,
  copyFileSync,
  fstatSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

const LIMIT_BYTES = 10_000_000;

export interface LogFile {
  /** Writes a line, passed without its line break. Never throws: a line that cannot be written is lost. */
  write(line: string): void;
  close(): void;
}

interface LogFileOptions {
  limitBytes?: number;
  /** Writes bytes and returns how many were written. Replaced in tests. */
  append?: (fd: number, bytes: Buffer) => number;
}

/**
 * Creates a log for appending, readable only by its owner. Before it exceeds its limit, it is renamed to `.1` and
 * replaces the older one, so there are at most two files of 10 MB. Lines are lost while the disk is full. The next
 * written line says how many.
 */
export function createLogFile(path: string, options: LogFileOptions = {}): LogFile {
  const { limitBytes = LIMIT_BYTES, append = writeSync } = options;
  let file: { fd: number; size: number } | undefined;
  let lost = 0;

  function open() {
    const fd = openToAppend(path);
    return { fd, size: fstatSync(fd).size };
  }

  function close(): void {
    const fd = file?.fd;
    file = undefined;
    if (fd !== undefined) closeSync(fd);
  }

  function add(bytes: Buffer): void {
    file ??= open();
    if (file.size > 0 && file.size + bytes.length > limitBytes) {
      close();
      setAside(path);
      file = open();
    }
    const written = append(file.fd, bytes);
    file.size += written;
    if (written < bytes.length) throw new Error('The line was written incompletely.');
  }

  return {
    write(line) {
      // Starts with a line break, because the last line may be incomplete.
      const gap = lost > 0 ? `\nLines missing here, since they could not be written: ${lost}\n` : '';
      try {
        add(Buffer.from(`${gap}${line}\n`));
        lost = 0;
      } catch {
        lost += 1;
      }
    },
    close() {
      try {
        close();
      } catch {
        // Some file systems report a full disk only on close.
      }
    },
  };
}

/**
 * Opens a log for another process to append to, and rotates it first if it is too long. Undefined if it cannot be
 * opened. While the process runs, `trimLogFile` limits the size.
 */
export function openLogFile(path: string): number | undefined {
  try {
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LIMIT_BYTES) setAside(path);
    return openToAppend(path);
  } catch {
    return undefined;
  }
}

/**
 * Rotates a long log that another process keeps open. Copies and truncates it, because the process would keep writing
 * to a renamed file.
 */
export function trimLogFile(path: string, limitBytes = LIMIT_BYTES): void {
  try {
    if (statSync(path).size <= limitBytes) return;
    copyFileSync(path, `${path}.1`);
    truncateSync(path);
  } catch {
    // The next call tries again.
  }
}

function openToAppend(path: string): number {
  mkdirSync(dirname(path), { recursive: true });
  return openSync(path, 'a', 0o600);
}

const setAside = (path: string) => renameSync(path, `${path}.1`);
