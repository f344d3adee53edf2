import type { RequestListener } from 'node:http';
import type { Note, SpanKindName, Tracing, TracingOptions } from './otel.ts';
import type { TracingConfig } from './tracing-config.ts';

/* OpenTelemetry is loaded only if a collector is configured. Otherwise these functions do nothing. */
let tracing: Tracing | undefined;

/** Starts tracing unless the configuration turns it off. Call it before the first request. */
export async function startTracing(
  config: TracingConfig | undefined,
  options: TracingOptions,
): Promise<void> {
  if (!config) return;
  const { createTracing } = await import('./otel.ts');
  tracing = createTracing({ ...config, ...options });
}

/** Sends what is left, for two seconds at most. */
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

/** Names the current request by its route, because its address may be private. */
export const nameRoute = (method: string | undefined, route: string): void => tracing?.route(method, route);

/** Returns the headers that pass on the trace of this request. */
export const traceHeaders = (): Record<string, string> => tracing?.headers() ?? {};

const noNote: Note = () => {};

/** Runs work in a span of its own. Attributes must not hold anything that people typed. */
export const inSpan = <T>(name: string, kind: SpanKindName, work: (note: Note) => Promise<T>): Promise<T> =>
  tracing?.span(name, kind, work) ?? work(noNote);

/** Tells, within a request or a job, of a call that is over and took so many ms. */
export const noteCall = (name: string, ms: number, facts: Parameters<Note>[0]): void =>
  tracing?.call(name, ms, facts);
