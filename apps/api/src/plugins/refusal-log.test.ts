import Fastify, { type FastifyBaseLogger } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRefusalLog, errorsPlugin } from './errors.ts';

/** A fake logger that stores its messages. */
function createLog() {
  const lines: Record<string, unknown>[] = [];
  const { log } = Fastify({
    logger: { base: null, timestamp: false, stream: { write: (line) => lines.push(JSON.parse(line)) } },
  });
  return { log, lines };
}

test('logs the first ten refusals of a kind per minute in full and the rest as a count', () => {
  const { log, lines } = createLog();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const warn = createRefusalLog(log);
  const request = log.child({ reqId: 'a' }) as FastifyBaseLogger;
  for (let i = 0; i < 12; i++) warn(request, { statusCode: 404, reason: 'No such address.' }, 'refused');
  warn(request, { statusCode: 401 }, 'refused');
  expect(lines).toHaveLength(11);
  expect(lines[0]).toEqual({
    level: 40,
    reqId: 'a',
    statusCode: 404,
    reason: 'No such address.',
    msg: 'refused',
  });

  vi.advanceTimersByTime(60_000);
  expect(lines.slice(11)).toEqual([{ level: 40, statusCode: 404, more: 2, msg: 'refused' }]);
  warn(request, { statusCode: 404 }, 'refused');
  expect(lines).toHaveLength(13);
});

test('logs only ten lines for a flood of unknown addresses', async () => {
  const { log, lines } = createLog();
  const app = Fastify({ loggerInstance: log, disableRequestLogging: true });
  errorsPlugin(app);
  for (let i = 0; i < 50; i++) expect((await app.inject(`/nothing/${i}`)).statusCode).toBe(404);
  expect(lines).toHaveLength(10);
  await app.close();
});
