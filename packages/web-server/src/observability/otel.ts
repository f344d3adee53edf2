import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Attributes,
  context,
  DiagLogLevel,
  defaultTextMapGetter,
  defaultTextMapSetter,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { requestIdOf } from '../forward/request-id.ts';
import { isOwnNetwork, plainAddress } from '../security/own-networks.ts';
import { logSampled } from './log.ts';
import type { TracingConfig } from './tracing-config.ts';

export interface TracingOptions {
  /** The server's default name if OTEL_SERVICE_NAME is not set. */
  service: string;
  /** Only requests to this URL carry the trace headers. */
  apiUrl?: string;
}

/** Adds attributes to a span. `error.type` marks it as failed. */
export type Note = (facts: Attributes) => void;
export type SpanKindName = 'CLIENT' | 'INTERNAL';

export interface Tracing {
  request(req: IncomingMessage, res: ServerResponse, handle: () => void): void;
  route(method: string | undefined, route: string): void;
  headers(): Record<string, string>;
  span<T>(name: string, kind: SpanKindName, work: (note: Note) => Promise<T>): Promise<T>;
  call(name: string, ms: number, facts: Attributes): void;
  stop(): Promise<void>;
}

const PATIENCE_MS = 2_000;

/*
 * We create spans ourselves. OpenTelemetry's instrumentations patch modules at load time, which fails in a bundle, and
 * record full URLs including searches and tokens.
 */

/** Creates tracing with OpenTelemetry's SDK, configured by its standard variables. */
export function createTracing({ service, sampler, ratio, apiUrl }: TracingOptions & TracingConfig): Tracing {
  const say = (error: string) =>
    logSampled('warn', 'Spans could not be sent.', { error: error.slice(0, 200) });
  const silent = () => {};
  const logger = { error: say, warn: say, info: silent, debug: silent, verbose: silent };
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
  const fromEnvironment = [resourceAttributesEnvDetector, serviceNameEnvDetector];
  const provider = new TracerProvider({
    sampler: samplerOf(sampler, ratio),
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service }))
      .merge(detectResources({ detectors: fromEnvironment })),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('upcurve');
  const propagator = new W3CTraceContextPropagator();
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());

  function headers(): Record<string, string> {
    const carrier = {};
    propagator.inject(context.active(), carrier, defaultTextMapSetter);
    return carrier;
  }
  if (apiUrl) passOn(new URL(apiUrl).origin, headers);

  return {
    request(req, res, handle) {
      const isOurs = isOwnNetwork(plainAddress(req.socket.remoteAddress));
      const parent = isOurs
        ? propagator.extract(ROOT_CONTEXT, req.headers, defaultTextMapGetter)
        : ROOT_CONTEXT;
      const method = req.method ?? 'GET';
      const facts = { 'http.request.method': method, 'http.request.id': requestIdOf(req.headers) };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes: facts }, parent);
      res.once('close', () => {
        span.setAttribute('http.response.status_code', res.statusCode);
        const failure = res.statusCode >= 500 ? String(res.statusCode) : !res.writableFinished && 'cut';
        note(span)(failure ? { 'error.type': failure } : {});
        span.end();
      });
      context.with(trace.setSpan(parent, span), handle);
    },
    route(method, route) {
      trace.getActiveSpan()?.updateName(`${method} ${route}`).setAttribute('http.route', route);
    },
    headers,
    async span(name, kind, work) {
      const span = tracer.startSpan(name, { kind: SpanKind[kind] });
      try {
        return await context.with(trace.setSpan(context.active(), span), () => work(note(span)));
      } catch (error) {
        note(span)({ 'error.type': (error as Error).name });
        throw error;
      } finally {
        span.end();
      }
    },
    call(name, ms, attributes) {
      if (!trace.getActiveSpan()) return;
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: Date.now() - ms });
      note(span)(attributes);
      span.end();
    },
    async stop() {
      await Promise.race([
        provider.shutdown().catch(() => {}),
        sleep(PATIENCE_MS, undefined, { ref: false }),
      ]);
      context.disable();
    },
  };
}

function note(span: Span): Note {
  return (facts) => {
    span.setAttributes(facts);
    if (facts['error.type'] !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
  };
}

function samplerOf(name: TracingConfig['sampler'], ratio: number): Sampler {
  const root = name.endsWith('always_off')
    ? new AlwaysOffSampler()
    : name.endsWith('traceidratio')
      ? new TraceIdRatioBasedSampler(ratio)
      : new AlwaysOnSampler();
  return name.startsWith('parentbased') ? new ParentBasedSampler({ root }) : root;
}

/** Adds the trace headers to requests to that URL only. */
function passOn(origin: string, headers: () => Record<string, string>): void {
  subscribe('undici:request:create', (message) => {
    const { request } = message as {
      request: { origin: string | URL; addHeader(name: string, value: string): void };
    };
    if (String(request.origin).replace(/\/$/, '') !== origin) return;
    for (const [name, value] of Object.entries(headers())) request.addHeader(name, value);
  });
}
