import type { RequestListener } from 'node:http';
import type { Note, SpanKindName, Tracing, TracingOptions } from './otel.ts';
import type { TracingConfig } from './tracing-config.ts';

/* OpenTelemetry is loaded where a collector is named, and only then; without, all of these come to nothing. */
let tracing: Tracing | undefined;

/** Begins to trace, unless the configuration says no. Before the first request. */
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

/** A span for every request, which goes on with the trace that one of our own servers began. */
export const traced =
  (handle: RequestListener): RequestListener =>
  (req, res) => {
    if (tracing) tracing.request(req, res, () => handle(req, res));
    else handle(req, res);
  };

/** Calls the request under way by its route: an address may hold what is nobody else's. */
export const nameRoute = (method: string | undefined, route: string): void => tracing?.route(method, route);

/** The headers with which a call goes on with the trace of this request. */
export const traceHeaders = (): Record<string, string> => tracing?.headers() ?? {};

const noNote: Note = () => {};

/** Does some work in a span of its own. What is noted must not be anything that people typed. */
export const inSpan = <T>(name: string, kind: SpanKindName, work: (note: Note) => Promise<T>): Promise<T> =>
  tracing?.span(name, kind, work) ?? work(noNote);

/** Tells, within a request or a job, of a call that is over and took so many ms. */
export const noteCall = (name: string, ms: number, facts: Parameters<Note>[0]): void =>
  tracing?.call(name, ms, facts);
