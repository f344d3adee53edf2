import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { limitInFlight, serverOptions } from './limits.ts';
import { sendProblem } from './problem.ts';
import { securityHeaders } from './security/security-headers.ts';
import { type ServerConfig, timesFactor } from './server-config.ts';

/** More than a browser asks for at once, so that an office behind one address has enough. */
const IN_FLIGHT_PER_CLIENT = 100;
/**
 * Time for requests in progress, in ms. A process must end within 10 s of SIGTERM and needs the rest for its own
 * shutdown.
 */
const CLOSE_TIMEOUT_MS = 6_000;

export interface WebServerOptions
  extends Partial<Pick<ServerConfig, 'trustedProxies' | 'rateLimitFactor' | 'drainSeconds'>> {
  /** Decides whether to send HSTS. */
  publicUrl: string;
  /** Additional headers for every response, besides the security headers. Names in lower case. */
  headers?: Record<string, string>;
  /** Where log lines go. Default: standard output. */
  logStream?: { write(line: string): void };
}

/** Paths may contain secrets, such as that of a booking's link, so log lines contain route patterns only. */
const loggedRequest = ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url });

/** Creates the server of a frontend, with health checks. The app adds its files, the API and its pages. */
export function createWebServer(options: WebServerOptions): FastifyInstance {
  const { publicUrl, trustedProxies = ['loopback'], rateLimitFactor = 1, drainSeconds = 0 } = options;
  const headers = { ...securityHeaders(publicUrl), ...options.headers };
  const app = Fastify({
    ...serverOptions,
    trustProxy: trustedProxies,
    // The tokens of links are longer than the 100 characters that Fastify allows by default.
    routerOptions: { maxParamLength: 1_000 },
    // Proxies and old clients may send the whole address.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?]*/i, ''),
    logger: { serializers: { req: loggedRequest }, ...(options.logStream && { stream: options.logStream }) },
    // Logging every request would fill disks and store IP addresses.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // A logger for each request costs a tenth of the throughput, so only routes with their own level have one.
    childLoggerFactory: (logger, bindings, own) => (own.level ? logger.child(bindings, own) : logger),
    frameworkErrors: (error, request, reply) => {
      sendProblem(request, reply.headers(headers), error.statusCode ?? 400);
    },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  limitInFlight(app, timesFactor(IN_FLIGHT_PER_CLIENT, { rateLimitFactor }));
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, 404));
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // A render that takes too long mostly waits for the API.
    const status = error.name === 'TimeoutError' ? 503 : (error.statusCode ?? 500);
    if (status >= 500) {
      const { id: requestId, routeOptions } = request;
      app.log.error({ requestId, route: routeOptions.url, error: String(error) }, 'A request failed.');
    }
    if (status === 503) reply.header('retry-after', '5');
    return sendProblem(request, reply, status);
  });
  serveHealth(app, drainSeconds);
  return app;
}

/**
 * On close, reports that it is not ready and still accepts requests for `drainSeconds`. Requests in progress then get up
 * to six seconds before their connections are cut.
 */
function serveHealth(app: FastifyInstance, drainSeconds: number): void {
  let isEnding = false;
  app.get('/health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/health/ready', (_request, reply) =>
    reply
      .code(isEnding ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: isEnding ? 'unavailable' : 'ok' }),
  );
  app.addHook('preClose', async () => {
    isEnding = true;
    if (drainSeconds > 0) await new Promise((resolve) => setTimeout(resolve, drainSeconds * 1000));
    setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT_MS).unref();
    // Node's own close leaves a connection that was busy open until its keep-alive timeout.
    const idle = setInterval(() => app.server.closeIdleConnections(), 100);
    app.server.once('close', () => clearInterval(idle));
  });
}
