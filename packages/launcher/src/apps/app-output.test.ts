import { expect, test } from 'vitest';
import { formatForTerminal } from './app-output.ts';

const quiet = false;
const chatty = true;

test.each([
  [
    '{"level":50,"msg":"delivery failed","err":{"message":"connect refused"}}',
    'delivery failed: connect refused',
  ],
  [
    '{"level":50,"msg":"failed","route":"POST /api/notes","stack":"TypeError: x is not a function\\n    at add (file:///app/notes.ts:3:1)"}',
    'POST /api/notes failed: TypeError: x is not a function',
  ],
  [
    '{"level":50,"msg":"database unavailable","reason":"connect ECONNREFUSED"}',
    'database unavailable: connect ECONNREFUSED',
  ],
  [
    '{"level":"error","message":"A page failed.","error":"Error: no such plan\\n    at x"}',
    'A page failed: Error: no such plan',
  ],
  ['{"level":"info","message":"Listening."}', undefined],
  ['{"level":60,"msg":"out of memory","err":{"message":"out of memory"}}', 'out of memory'],
  ['{"level":40,"msg":"slow"}', undefined],
  ['{"level":30,"msg":"listening"}', undefined],
  ['plain words', undefined],
])('shows %s on stdout as %s', (text, shown) => {
  expect(formatForTerminal(text, 'stdout', quiet)).toBe(shown);
});

test('shows where in our sources an error was thrown during development', () => {
  const stack = [
    'error: relation "nope" does not exist',
    '    at /app/node_modules/pg/lib/client.js:694:17',
    '    at process.processTicksAndRejections (node:internal/process/task_queues:104:5)',
    '    at async executeQuery (file:///app/node_modules/kysely/dist/driver.js:134:28)',
    '    at async live (file:///app/src/features/health/routes.ts:28:37)',
  ];
  const text = JSON.stringify({ level: 50, msg: 'failed', stack: stack.join('\n') });
  expect(formatForTerminal(text, 'stdout', chatty)).toBe(`failed: ${stack[0]}\n${stack.at(-1)}`);
  expect(formatForTerminal(text, 'stdout', quiet)).toBe(`failed: ${stack[0]}`);
});

test('shows plain text on stderr', () => {
  expect(formatForTerminal('DATABASE_URL is not set.', 'stderr', quiet)).toBe('DATABASE_URL is not set.');
  expect(formatForTerminal('{ not json', 'stderr', quiet)).toBe('{ not json');
  expect(formatForTerminal(' ', 'stderr', quiet)).toBeUndefined();
});

test('shows plain text on stdout during development', () => {
  expect(formatForTerminal('page reloaded', 'stdout', chatty)).toBe('page reloaded');
  expect(formatForTerminal('{"level":30,"msg":"listening"}', 'stdout', chatty)).toBeUndefined();
});
