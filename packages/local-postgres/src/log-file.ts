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
  /** Adds a line, given without its end. Never throws: one that cannot be written is lost. */
  write(line: string): void;
  close(): void;
}

interface LogFileOptions {
  limitBytes?: number;
  /** Gives how many bytes it has written; for tests. */
  append?: (fd: number, bytes: Buffer) => number;
}

/**
 * A log that is written at its end, readable for its owner alone. Before it grows past its limit it is set aside as `.1`, in
 * place of the last such one: two files of 10 MB. On a full disk lines are lost; how many, the next that can be written says.
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
      // The last line may have been cut short: this starts on a line of its own.
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
        // Some file systems only now say that the disk is full.
      }
    },
  };
}

/**
 * Opens a log for another process to write at its end, set aside first where it has grown long; undefined where it cannot
 * be opened. `trimLogFile` keeps it short meanwhile.
 */
export function openLogFile(path: string): number | undefined {
  try {
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LIMIT_BYTES) setAside(path);
    return openToAppend(path);
  } catch {
    return undefined;
  }
}

/** Sets a long log aside that another process keeps open: as a copy, since that process would go on writing to what is renamed. */
export function trimLogFile(path: string, limitBytes = LIMIT_BYTES): void {
  try {
    if (statSync(path).size <= limitBytes) return;
    copyFileSync(path, `${path}.1`);
    truncateSync(path);
  } catch {
    // Not now, then: it is tried again.
  }
}

function openToAppend(path: string): number {
  mkdirSync(dirname(path), { recursive: true });
  return openSync(path, 'a', 0o600);
}

const setAside = (path: string) => renameSync(path, `${path}.1`);
