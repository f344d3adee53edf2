import { type AtMinuteEnd, minuteSampler } from './minute-sampler.ts';

export type LogLevel = 'info' | 'warn' | 'error';

/** Logs messages for operators. Details never hold query strings, addresses or bodies. */
export type Log = (level: LogLevel, message: string, details?: Record<string, unknown>) => void;

process.stdout.on('error', () => {
  // If the disk is full, lines are lost. The server keeps running and logs again once there is room.
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

/** The default log of servers: `logJson`, sampled. */
export const logSampled = sampledLog(logJson);
