import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createLogFile } from '@upcurve/local-postgres/log-file';

/** pino's number for `error`; an app's log lines below it go to its file alone. */
const ERROR_LEVEL = 50;

export type OutputLine = { text: string; from: 'stdout' | 'stderr' };

/**
 * What the terminal shows of a line that an app wrote; undefined for nothing. Everything is in the app's log file, so the
 * terminal has only what somebody should act on: errors in the log, and plain words on stderr.
 */
export function forTerminal({ text, from }: OutputLine, chatty: boolean): string | undefined {
  const entry = parseLogEntry(text);
  if (!entry) return (from === 'stderr' || chatty) && text.trim() !== '' ? text : undefined;
  if (entry.level < ERROR_LEVEL) return undefined;
  return [entry.msg, entry.err?.message]
    .filter((part, i, parts) => part && parts.indexOf(part) === i)
    .join(': ');
}

function parseLogEntry(
  text: string,
): { level: number; msg?: string; err?: { message?: string } } | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(text);
    return typeof entry.level === 'number' ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** Writes an app's output to its log file and passes each line on, also those that the file cannot take. */
export function recordOutput(
  streams: { stdout: Readable; stderr: Readable },
  logFile: string,
  onLine: (line: OutputLine) => void,
): void {
  const file = createLogFile(logFile);
  let open = 2;
  for (const from of ['stdout', 'stderr'] as const) {
    createInterface({ input: streams[from] })
      .on('line', (text) => {
        file.write(text);
        onLine({ text, from });
      })
      .on('close', () => {
        open -= 1;
        if (open === 0) file.close();
      });
  }
}
