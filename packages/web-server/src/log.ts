export type LogLevel = 'info' | 'warn' | 'error';

/** Where the server reports what an operator should know. Details never hold query strings, addresses or bodies. */
export type Log = (level: LogLevel, message: string, details?: Record<string, unknown>) => void;

/** One JSON line per entry on standard output. */
export const logJson: Log = (level, message, details) => {
  process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), message, ...details })}\n`);
};
