import { beforeEach, expect, test, vi } from 'vitest';
import { handleError } from './entry.server.tsx';

const written: string[] = [];
beforeEach(() => {
  written.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
});
const request = new Request('http://localhost/nowhere');
/** Mimics the object React Router creates for a thrown response or an address without a route. */
const answer = (status: number, error?: Error) => ({
  status,
  statusText: '',
  internal: error !== undefined,
  data: `Error: of ${status}`,
  ...(error && { error }),
});

test('does not log a request for an address that does not exist', () => {
  handleError(answer(404), { request });
  handleError(answer(404, new Error('No route matches URL "/nowhere"')), { request });
  handleError(answer(410), { request });
  expect(written).toEqual([]);
});

test('logs a failure as one line of JSON that includes the stack', () => {
  handleError(new Error('It fails'), { request });
  handleError(answer(500), { request });
  expect(written.map((line) => line.split('\n').length)).toEqual([2, 2]);
  expect(JSON.parse(written[0] ?? '')).toMatchObject({
    level: 50,
    msg: 'A page failed.',
    error: expect.stringMatching(/^Error: It fails\n {4}at /),
  });
});

test('does not log an error after the visitor has left', () => {
  const left = new Request(request, { signal: AbortSignal.abort() });
  handleError(new Error('aborted'), { request: left });
  expect(written).toEqual([]);
});
