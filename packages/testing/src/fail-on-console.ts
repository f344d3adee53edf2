import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Maximum characters per console output in an error message. */
const SHOWN_MAX = 600;
const CAUSE = 'The console says why:';

/**
 * Fails tests that write to the console. A test that expects output mocks the method itself. If a test fails anyway,
 * its message starts with the output, because a render error or an unhandled request is the most likely cause.
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
      expect(
        seen,
        'unexpected console output; fix its cause, or mock the console method where the output is expected',
      ).toEqual([]);
  });
}

/** Puts the console output before a failed test's message, unless the output contains the message. */
export function withCause(message: string, outputs: readonly string[]): string {
  const isSaid = message.startsWith(CAUSE) || outputs.some((output) => output.includes(message));
  return outputs.length === 0 || isSaid ? message : [CAUSE, ...new Set(outputs), '', message].join('\n');
}

/** Formats arguments like a console, with the location in our sources for errors. */
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
