import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Characters of one output that a failure shows at most. */
const SHOWN_MAX = 600;
const CAUSE = 'The console says why:';

/**
 * Fails a test that writes to the console; one that expects output mocks the method itself. Where a test fails anyway, the output
 * comes first: an error while rendering, or a request that nobody answers, is most often the cause.
 */
export function failOnConsole(): void {
  const methods = ['error', 'warn', 'log', 'info'] as const;
  let seen: string[] = [];

  beforeEach(() => {
    seen = [];
    for (const method of methods) {
      vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
        seen.push(`console.${method}: ${outputOf(args).slice(0, SHOWN_MAX)}`);
      });
    }
  });

  afterEach(({ task }) => {
    const [failure] = task.result?.errors ?? [];
    if (failure) failure.message = withCause(failure.message, seen);
    else
      expect(seen, 'unexpected console output; mend its cause, or mock the method where it is meant').toEqual(
        [],
      );
  });
}

/** The message of a failed test below what was written to the console, unless that says the same. */
export function withCause(message: string, outputs: readonly string[]): string {
  const isSaid = message.startsWith(CAUSE) || outputs.some((output) => output.includes(message));
  return outputs.length === 0 || isSaid ? message : [CAUSE, ...new Set(outputs), '', message].join('\n');
}

/** The arguments as a console shows them, errors with the place in our sources that they come from. */
export function outputOf([first, ...rest]: readonly unknown[]): string {
  if (typeof first !== 'string') return [first, ...rest].map(inWords).join(' ');
  const filled = first.replace(/%[sdifoOj]/g, (place) => (rest.length > 0 ? inWords(rest.shift()) : place));
  return [filled, ...rest.map(inWords)]
    .join(' ')
    .replaceAll(/\n\s*\n/g, '\n')
    .trim();
}

function inWords(value: unknown): string {
  if (!(value instanceof Error)) return String(value);
  const frames = value.stack?.split('\n').filter((line) => /^\s+at .*\//.test(line)) ?? [];
  const ours = frames.find((frame) => !/node_modules|node:/.test(frame));
  if (!ours) return String(value);
  return `${value}\n  ${ours.trim().replace('file://', '').replace(`${process.cwd()}/`, '')}`;
}
