import { type Environment, invalidSetting, readSetting } from '../settings.ts';

/**
 * The tracing settings. The exporter reads the other OTEL_EXPORTER_OTLP_* variables itself, for example the endpoint.
 */
export interface TracingConfig {
  sampler: (typeof samplers)[number];
  /** For ratio samplers: the share of traces to record, from 0 to 1. */
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

/** Reads OpenTelemetry's standard variables. Undefined turns tracing off, for example if no collector is configured. */
export function parseTracing(env: Environment): TracingConfig | undefined {
  const named = endpoints.filter((name) => readSetting(env, name));
  const isOff = readSetting(env, 'OTEL_SDK_DISABLED')?.toLowerCase() === 'true';
  if (named.length === 0 || isOff || readSetting(env, 'OTEL_TRACES_EXPORTER') === 'none') return undefined;
  for (const name of named) {
    const text = readSetting(env, name) ?? '';
    if (!/^https?:$/.test(URL.parse(text)?.protocol ?? ''))
      throw invalidSetting(
        name,
        text,
        'the http or https address of a collector, e.g. http://localhost:4318',
      );
  }
  const protocol = readSetting(env, 'OTEL_EXPORTER_OTLP_PROTOCOL') ?? 'http/json';
  // Collectors accept both formats on the same port.
  if (!/^http\/(json|protobuf)$/.test(protocol))
    throw invalidSetting(
      'OTEL_EXPORTER_OTLP_PROTOCOL',
      protocol,
      'http/json, which collectors take on port 4318',
    );
  const name = readSetting(env, 'OTEL_TRACES_SAMPLER') ?? samplers[0];
  const sampler = samplers.find((known) => known === name);
  if (!sampler) throw invalidSetting('OTEL_TRACES_SAMPLER', name, `one of ${samplers.join(', ')}`);
  const text = readSetting(env, 'OTEL_TRACES_SAMPLER_ARG') ?? '1';
  const ratio = Number(text);
  if (!(ratio >= 0 && ratio <= 1))
    throw invalidSetting('OTEL_TRACES_SAMPLER_ARG', text, 'a share from 0 to 1');
  return { sampler, ratio };
}
