import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Maximum characters per console output in an error message. */
const SHOWN_MAX = 600;

/** Fails tests that write to the console. A test that expects output mocks the method itself. */
export function failOnConsole(): void {
  let seen: string[] = [];

  beforeEach(() => {
    seen = [];
    for (const method of ['error', 'warn', 'log', 'info'] as const) {
      vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
        seen.push(`console.${method}: ${format(...args).slice(0, SHOWN_MAX)}`);
      });
    }
  });

  afterEach(() =>
    expect(
      seen,
      'unexpected console output; fix its cause, or mock the console method where the output is expected',
    ).toEqual([]),
  );
}
