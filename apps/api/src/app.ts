import { BODY_MAX } from '@upcurve/contracts/shared/endpoint';
import { serverOptions } from '@upcurve/web-server/limits';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { accountRoutes } from './features/account/routes.ts';
import { countedMonthRoutes } from './features/analytics/counted-month/routes.ts';
import { eventRoutes } from './features/analytics/events/routes.ts';
import { analyticsRoutes } from './features/analytics/routes.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { blogRoutes } from './features/blog/routes.ts';
import { RELEASED } from './features/bookings/change.ts';
import { bookingRoutes } from './features/bookings/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { inboxRoutes } from './features/leads/inbox/routes.ts';
import { contactRoutes } from './features/leads/kinds/contact/routes.ts';
import { submissionRoutes } from './features/leads/kinds/quiz/routes.ts';
import { leadMailRoutes } from './features/leads/mails/routes.ts';
import { peopleRoutes } from './features/leads/people/routes.ts';
import { quarantineRoutes } from './features/leads/quarantine/routes.ts';
import { leadRoutes } from './features/leads/routes.ts';
import { formTokenRoutes, unsubscribeRoutes } from './features/leads/visitor-routes.ts';
import { mailRoutes } from './features/mail/routes.ts';
import { mediaRoutes } from './features/media/routes.ts';
import { questionRoutes } from './features/questions/routes.ts';
import { quizRoutes } from './features/quiz/routes.ts';
import { retentionRoutes } from './features/retention/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { settingsRoutes } from './features/settings/routes.ts';
import { teamRoutes } from './features/team/routes.ts';
import { testimonialRoutes } from './features/testimonials/routes.ts';
import { webhookRoutes } from './features/webhook/routes.ts';
import type { SessionCookie } from './lib/security/session-cookie.ts';
import { authPlugin } from './plugins/auth.ts';
import { errorsPlugin, frameworkErrors } from './plugins/errors.ts';
import { forwardedForPlugin, securityHeaders, securityHeadersPlugin } from './plugins/headers.ts';
import { metricsPlugin } from './plugins/metrics.ts';
import { openapiPlugin } from './plugins/openapi.ts';
import { createVisitorLimit } from './plugins/pressure.ts';
import { rateLimitPlugin } from './plugins/rate-limit.ts';
import type { Services } from './services.ts';

/** Builds the Fastify app on top of its services. The caller listens or injects requests. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const headers = securityHeaders(services.config);
  const app: FastifyInstance = Fastify({
    ...serverOptions,
    loggerInstance: services.log,
    bodyLimit: BODY_MAX,
    // X-Forwarded-For from anyone else cannot be trusted.
    trustProxy: services.config.trustedProxies,
    frameworkErrors: frameworkErrors(headers),
    // Logging every request would fill disks and store IP addresses. The errors plugin logs failures.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);

  errorsPlugin(app);
  // Keeps the connection open, so a client rejected while still sending receives the response instead of a reset.
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!raw.complete) reply.removeHeader('connection');
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  securityHeadersPlugin(app, headers);
  forwardedForPlugin(app);
  const limitVisitors = createVisitorLimit(app, services.config);
  await metricsPlugin(app, services);
  // Registered before auth, because the documentation is public and its routes declare no access rules.
  await openapiPlugin(app, limitVisitors);
  const cookie = await authPlugin(app, services);
  app.addHook('onRequest', limitVisitors);
  rateLimitPlugin(app, services);

  serveNouns(app, services, cookie);
  return app;
}

function serveNouns(app: FastifyInstance, services: Services, cookie: SessionCookie): void {
  accountRoutes(app, services, cookie);
  auditRoutes(app, services);
  analyticsRoutes(app, services);
  blogRoutes(app, services);
  bookingRoutes(app, services);
  contactRoutes(app, services);
  countedMonthRoutes(app, services);
  eventRoutes(app, services);
  formTokenRoutes(app, services);
  healthRoutes(app, services);
  inboxRoutes(app, services);
  leadMailRoutes(app, services);
  leadRoutes(app, services);
  mailRoutes(app, services);
  peopleRoutes(app, services);
  mediaRoutes(app, services);
  quarantineRoutes(app, services, RELEASED);
  questionRoutes(app, services);
  quizRoutes(app, services);
  retentionRoutes(app, services);
  searchRoutes(app, services);
  settingsRoutes(app, services);
  submissionRoutes(app, services);
  unsubscribeRoutes(app, services);
  teamRoutes(app, services);
  testimonialRoutes(app, services);
  webhookRoutes(app, services);
}
