import { type AtMinuteEnd, minuteSampler } from './minute-sampler.ts';

export type LogLevel = 'info' | 'warn' | 'error';

/** Logs a message for operators. Details never contain query strings, addresses or bodies. */
export type Log = (level: LogLevel, message: string, details?: Record<string, unknown>) => void;

process.stdout.on('error', () => {
  // If the disk is full, log lines are lost, but the server keeps running.
});

/** Writes one JSON line per entry to standard output. Never throws. */
export const logJson: Log = (level, message, details) => {
  process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), message, ...details })}\n`);
};

interface SampledLogOptions {
  /** How many entries per message and minute are logged. */
  first?: number;
  /** For tests. */
  atMinuteEnd?: AtMinuteEnd;
}

/**
 * Logs the first few entries of each message per minute. At the end of the minute, one entry says how many `more` there
 * were.
 */
export function sampledLog(log: Log, { first = 5, atMinuteEnd }: SampledLogOptions = {}): Log {
  const sample = minuteSampler(first, atMinuteEnd);
  return (level, message, details) =>
    sample(
      message,
      () => log(level, message, details),
      (more) => log(level, message, { more }),
    );
}

/** The default log of servers: `logJson`, sampled. */
export const logSampled = sampledLog(logJson);
