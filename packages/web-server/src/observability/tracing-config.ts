import { type Environment, given, misfit } from '../settings.ts';

/**
 * How requests are traced. The exporter reads the other OTEL_EXPORTER_OTLP_* variables itself, for instance where spans
 * go.
 */
export interface TracingConfig {
  sampler: (typeof samplers)[number];
  /** Of samplers by ratio: the share of traces, from 0 to 1. */
  ratio: number;
}

const samplers = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const;

const endpoints = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'];

/** Reads OpenTelemetry's standard variables; undefined, and so no tracing, where no collector is named. */
export function parseTracing(env: Environment): TracingConfig | undefined {
  const named = endpoints.filter((name) => given(env, name));
  const isOff = given(env, 'OTEL_SDK_DISABLED')?.toLowerCase() === 'true';
  if (named.length === 0 || isOff || given(env, 'OTEL_TRACES_EXPORTER') === 'none') return undefined;
  for (const name of named) {
    const text = given(env, name) ?? '';
    if (!/^https?:$/.test(URL.parse(text)?.protocol ?? ''))
      throw misfit(name, text, 'the http or https address of a collector, e.g. http://localhost:4318');
  }
  const protocol = given(env, 'OTEL_EXPORTER_OTLP_PROTOCOL') ?? 'http/json';
  // Collectors take both on one port, and tell them apart.
  if (!/^http\/(json|protobuf)$/.test(protocol))
    throw misfit('OTEL_EXPORTER_OTLP_PROTOCOL', protocol, 'http/json, which collectors take on port 4318');
  const name = given(env, 'OTEL_TRACES_SAMPLER') ?? samplers[0];
  const sampler = samplers.find((known) => known === name);
  if (!sampler) throw misfit('OTEL_TRACES_SAMPLER', name, `one of ${samplers.join(', ')}`);
  const text = given(env, 'OTEL_TRACES_SAMPLER_ARG') ?? '1';
  const ratio = Number(text);
  if (!(ratio >= 0 && ratio <= 1)) throw misfit('OTEL_TRACES_SAMPLER_ARG', text, 'a share from 0 to 1');
  return { sampler, ratio };
}
