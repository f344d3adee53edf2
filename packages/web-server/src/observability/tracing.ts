import type { RequestListener } from 'node:http';
import type { Note, SpanKindName, Tracing, TracingOptions } from './otel.ts';
import type { TracingConfig } from './tracing-config.ts';

/* OpenTelemetry is loaded only if a collector is configured. Otherwise these functions do nothing. */
let tracing: Tracing | undefined;

/** Starts tracing unless it is off in the configuration. Call it before the first request. */
export async function startTracing(
  config: TracingConfig | undefined,
  options: TracingOptions,
): Promise<void> {
  if (!config) return;
  const { createTracing } = await import('./otel.ts');
  tracing = createTracing({ ...config, ...options });
}

/** Sends the remaining spans, for two seconds at most, and turns tracing off. */
export async function stopTracing(): Promise<void> {
  await tracing?.stop();
  tracing = undefined;
}

export const isTracing = (): boolean => tracing !== undefined;

/** Creates a span for each request, as part of the trace that one of our own servers started. */
export const traced =
  (handle: RequestListener): RequestListener =>
  (req, res) => {
    if (tracing) tracing.request(req, res, () => handle(req, res));
    else handle(req, res);
  };

/** Names the current request by its route, because its URL may be private. */
export const nameRoute = (method: string | undefined, route: string): void => tracing?.route(method, route);

/** Returns the headers that continue this request's trace in another server. */
export const traceHeaders = (): Record<string, string> => tracing?.headers() ?? {};

const noNote: Note = () => {};

/** Runs work in its own span. Attributes must not contain user input. */
export const inSpan = <T>(name: string, kind: SpanKindName, work: (note: Note) => Promise<T>): Promise<T> =>
  tracing?.span(name, kind, work) ?? work(noNote);

/** Records a finished call within a request or job. `ms` is its duration. */
export const noteCall = (name: string, ms: number, facts: Parameters<Note>[0]): void =>
  tracing?.call(name, ms, facts);
