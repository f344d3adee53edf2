/** pino's number for `error`. Log lines below this level go only to the log file. */
const ERROR_LEVEL = 50;

/** A log line from pino or from a frontend's server. */
interface LogEntry {
  level: number | string;
  msg?: string;
  message?: string;
  reason?: string;
  stack?: string;
  error?: string;
  err?: { message?: string; stack?: string };
  route?: string;
}

/**
 * Returns the text to show in the terminal for a line of an app's output, or undefined. The log file has everything, so
 * the terminal shows only problems: logged errors with their reason, and plain text on stderr.
 * @param chatty also show plain text on stdout, and the stack frames in our sources
 */
export function formatForTerminal(
  text: string,
  from: 'stdout' | 'stderr',
  chatty: boolean,
): string | undefined {
  const entry = parseLogEntry(text);
  if (!entry) return (from === 'stderr' || chatty) && text.trim() !== '' ? text : undefined;
  if (entry.level !== 'error' && !(Number(entry.level) >= ERROR_LEVEL)) return undefined;
  const [thrown, ...frames] = (entry.stack ?? entry.err?.stack ?? entry.error ?? '').split('\n');
  const reason = entry.reason ?? entry.err?.message ?? thrown;
  const what = (entry.msg ?? entry.message)?.replace(/\.$/, '');
  const headline = [entry.route, what].filter(Boolean).join(' ');
  const sentence = [headline, reason].filter((part, i, all) => part && all.indexOf(part) === i).join(': ');
  const ours = frames.filter(
    (frame) => /^\s+at .*\bfile:\/\//.test(frame) && !frame.includes('/node_modules/'),
  );
  return [sentence, ...(chatty ? new Set(ours) : [])].join('\n');
}

function parseLogEntry(text: string): LogEntry | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(text);
    return 'level' in entry ? entry : undefined;
  } catch {
    return undefined;
  }
}
