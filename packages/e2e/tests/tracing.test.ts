import { expect, onTestFinished, test } from 'vitest';
import { startCollector } from './system/collector.ts';
import { freePorts, makeDataDir, startSystem } from './system/system.ts';

test('traces a page through both servers and the database, without the search text', {
  timeout: 120_000,
}, async () => {
  const collector = await startCollector();
  onTestFinished(collector.stop);
  const dataDir = makeDataDir();
  onTestFinished(dataDir.remove);
  const system = await startSystem(dataDir.path, {
    ...(await freePorts()),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  });
  const { marketing, admin } = system.addresses;
  const answers = await Promise.all([
    fetch(`${marketing}/blog?search=canary`),
    fetch(`${admin}/api/nowhere?search=canary`),
  ]);
  // Buffered spans are sent at the end.
  await system.stop();
  expect(answers.map(({ status }) => status)).toEqual([200, 404]);

  const spans = collector.spans();
  const called = (service: string, name: string) =>
    spans.find((span) => span.service === service && span.name === name);
  const below = (parent: { spanId: string } | undefined) =>
    spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId);

  const page = called('upcurve-marketing', 'GET /blog');
  const call = below(page).find(
    ({ service, name }) => service === 'upcurve-api' && name.startsWith('GET /api/blog'),
  );
  expect(call?.traceId).toMatch(/^\w{32}$/);
  expect(call?.traceId).toBe(page?.traceId);
  expect(below(call).map(({ name, traceId }) => [name, traceId])).toContainEqual([
    expect.stringMatching(/^(select|with) /),
    page?.traceId,
  ]);
  expect(below(called('upcurve-admin', 'GET /api/*')).map(({ name }) => name)).toEqual(['GET none']);
  expect(collector.text()).toContain('deployment.environment.name');
  expect(collector.text()).not.toContain('canary');
});
