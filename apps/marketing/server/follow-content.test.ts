import { content } from '@upcurve/contracts/shared/content';
import { handle, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { followContent } from './follow-content.ts';

const server = mockNetwork();
const apiUrl = 'http://127.0.0.1:4000';
const publish = (version: number) => server.use(handle(content.getContentVersion, () => ({ version })));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => {
    vi.useRealTimers();
  };
});

/** Advances the time by a second and waits for the responses to its requests. */
async function aSecondLater() {
  vi.advanceTimersByTime(1000);
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
}

test('reports a change once, and nothing while the API is down', async () => {
  publish(7);
  const onChange = vi.fn();
  await followContent({ apiUrl, onChange });
  await aSecondLater();
  expect(onChange).not.toHaveBeenCalled();
  publish(8);
  await aSecondLater();
  expect(onChange).toHaveBeenCalledOnce();
  server.use(unreachable(content.getContentVersion));
  await aSecondLater();
  await aSecondLater();
  expect(onChange).toHaveBeenCalledOnce();
});

test('reports a change after an outage, because pages may have been rendered from old data', async () => {
  publish(7);
  const onChange = vi.fn();
  await followContent({ apiUrl, onChange });
  server.use(unreachable(content.getContentVersion));
  await aSecondLater();
  publish(7);
  await aSecondLater();
  await aSecondLater();
  expect(onChange).toHaveBeenCalledOnce();
});

test('reports a change after the database was restored to an older version', async () => {
  publish(7);
  const onChange = vi.fn();
  await followContent({ apiUrl, onChange });
  publish(3);
  await aSecondLater();
  expect(onChange).toHaveBeenCalledOnce();
});

test.each([null, [], 'seven', { version: null }, {}])(
  'ignores %j instead of a content version',
  async (answer) => {
    publish(7);
    const onChange = vi.fn();
    await followContent({ apiUrl, onChange });
    server.use(http.get(`${apiUrl}/api/content-version`, () => HttpResponse.json(answer)));
    await aSecondLater();
    await aSecondLater();
    expect(onChange).not.toHaveBeenCalled();
  },
);

test('reports a change when the API answers for the first time', async () => {
  server.use(unreachable(content.getContentVersion));
  const onChange = vi.fn();
  await followContent({ apiUrl, onChange });
  publish(7);
  await aSecondLater();
  expect(onChange).toHaveBeenCalledOnce();
});

test('reports each outage once', async () => {
  publish(7);
  const onAway = vi.fn();
  await followContent({ apiUrl, onChange: () => {}, onAway });
  for (const times of [1, 2]) {
    server.use(unreachable(content.getContentVersion));
    await aSecondLater();
    await aSecondLater();
    expect(onAway).toHaveBeenCalledTimes(times);
    publish(7);
    await aSecondLater();
  }
});
