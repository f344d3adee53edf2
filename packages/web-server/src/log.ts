import { type AtMinuteEnd, minuteSampler } from './minute-sampler.ts';

export type LogLevel = 'info' | 'warn' | 'error';

/** Where the server reports what an operator should know. Details never hold query strings, addresses or bodies. */
export type Log = (level: LogLevel, message: string, details?: Record<string, unknown>) => void;

process.stdout.on('error', () => {
  // Where the disk behind it is full, lines are lost; the server goes on, and writes again once there is room.
});

/** One JSON line per entry on standard output. Never throws. */
export const logJson: Log = (level, message, details) => {
  process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), message, ...details })}\n`);
};

interface SampledLogOptions {
  /** How many entries of a message are passed on in a minute. */
  first?: number;
  /** For tests. */
  atMinuteEnd?: AtMinuteEnd;
}

/** Passes on the first few entries of each message in a minute, then at its end one that tells how many `more` there were. */
export function sampledLog(log: Log, { first = 5, atMinuteEnd }: SampledLogOptions = {}): Log {
  const sample = minuteSampler(first, atMinuteEnd);
  return (level, message, details) =>
    sample(
      message,
      () => log(level, message, details),
      (more) => log(level, message, { more }),
    );
}

/** What servers report to unless told otherwise: `logJson`, sampled. */
export const logSampled = sampledLog(logJson);
