import { readFileSync } from 'node:fs';

export const ENGINES = ['Chromium', 'Firefox', 'WebKit'];

/** Says in which engines the browser tests ran, and in which of the `wanted` ones they could not because they are not installed. */
export function enginesLine(file: string, wanted: readonly string[] = ENGINES): string {
  let used: Record<string, string>;
  try {
    used = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return 'Browsers: none.';
  }
  const missing = wanted.filter((engine) => !(engine in used));
  const line = `Browsers: ${Object.entries(used)
    .map((each) => each.join(' '))
    .join(', ')}`;
  return missing.length > 0 ? `${line}; not installed: ${missing.join(', ')}` : line;
}
