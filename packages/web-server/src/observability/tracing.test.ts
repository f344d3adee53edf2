import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ConfigError } from '../settings.ts';
import { parseTracing } from './tracing-config.ts';

const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:9';

/** Returns the OpenTelemetry modules that one of our servers loads with these variables. */
function loaded(env: Record<string, string>): string[] {
  const at = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  const main = `
    import { registerHooks } from 'node:module';
    const seen = [];
    registerHooks({ load: (url, context, next) => (seen.push(url), next(url, context)) });
    const { createWebServer } = await import(${at('../create-web-server.ts')});
    const { parseServerConfig } = await import(${at('../server-config.ts')});
    const { startTracing } = await import(${at('./tracing.ts')});
    await startTracing(parseServerConfig(process.env, 'ADMIN_PORT').tracing, { service: 'a' });
    createWebServer({ publicUrl: 'http://a.example', forward: { to: 'http://127.0.0.1:9' }, handle: () => new Response() });
    console.log(JSON.stringify(seen.filter((url) => url.includes('@opentelemetry'))));`;
  const args = ['--input-type=module', '-e', main];
  return JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' }));
}

test('loads OpenTelemetry only if a collector is configured', () => {
  expect(loaded({})).toEqual([]);
  expect(loaded({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' })).toEqual([]);
  expect(loaded({ OTEL_EXPORTER_OTLP_ENDPOINT })).not.toEqual([]);
});

test('reads its variables according to the specification', () => {
  expect(parseTracing({ OTEL_TRACES_SAMPLER: 'always_on' })).toBeUndefined();
  expect(parseTracing({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' })).toBeUndefined();
  expect(parseTracing({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://a.example/v1/traces' })).toEqual({
    sampler: 'parentbased_always_on',
    ratio: 1,
  });
  const sampled = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.05' };
  expect(parseTracing({ OTEL_EXPORTER_OTLP_ENDPOINT, ...sampled })).toEqual({
    sampler: 'traceidratio',
    ratio: 0.05,
  });
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
  ['OTEL_TRACES_SAMPLER_ARG', '5'],
])('rejects %s=%s and names the variable', (name, value) => {
  const parse = () => parseTracing({ OTEL_EXPORTER_OTLP_ENDPOINT, [name]: value });
  expect(parse).toThrow(ConfigError);
  expect(parse).toThrow(`${name} is "${value}": set it to `);
});
