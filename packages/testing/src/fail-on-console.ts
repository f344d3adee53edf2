import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails a test that writes to the console. A test that expects output mocks the method itself. */
export function failOnConsole(): void {
  const methods = ['error', 'warn', 'log', 'info'] as const;
  let seen: string[] = [];

  beforeEach(() => {
    seen = [];
    for (const method of methods) {
      vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
        seen.push(`console.${method}: ${args.map(String).join(' ')}`);
      });
    }
  });

  afterEach(() => {
    expect(seen, 'unexpected console output; mend its cause, or mock the method where it is meant').toEqual(
      [],
    );
  });
}
