import { readFileSync } from 'node:fs';

const ALL = ['Chromium', 'Firefox', 'WebKit'];

/** Says in which engines the browser tests ran, and in which they could not because they are not installed. */
export function enginesLine(file: string): string {
  let used: Record<string, string>;
  try {
    used = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return 'Browsers: none was used.';
  }
  const missing = ALL.filter((engine) => !(engine in used));
  const line = `Browsers: ${Object.entries(used)
    .map((each) => each.join(' '))
    .join(', ')}`;
  return missing.length > 0 ? `${line}; not installed: ${missing.join(', ')}` : line;
}
