import { BODY_MAX } from '@upcurve/contracts/endpoint';
import { dropRests } from '@upcurve/web-server/drop-rest';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { v7 as uuidv7 } from 'uuid';
import { accountRoutes } from './features/account/routes.ts';
import { blogRoutes } from './features/blog/routes.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { heldContacts } from './features/contact/service.ts';
import { contentRoutes } from './features/content/routes.ts';
import { formTokenRoutes } from './features/form-token/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { inboxRoutes } from './features/inbox/routes.ts';
import { leadRoutes } from './features/leads/routes.ts';
import { mailRoutes } from './features/mail/routes.ts';
import { mediaRoutes } from './features/media/routes.ts';
import { peopleRoutes } from './features/people/routes.ts';
import { quarantineRoutes } from './features/quarantine/routes.ts';
import { questionRoutes } from './features/questions/routes.ts';
import { quizRoutes } from './features/quiz/routes.ts';
import { retentionRoutes } from './features/retention/routes.ts';
import { submissionRoutes } from './features/submissions/routes.ts';
import { heldSubmissions } from './features/submissions/service.ts';
import { suppressionRoutes } from './features/suppression/routes.ts';
import { teamRoutes } from './features/team/routes.ts';
import { testimonialRoutes } from './features/testimonials/routes.ts';
import { webhookRoutes } from './features/webhook/routes.ts';
import { outsideContract } from './lib/outside-contract.ts';
import { serializerCompiler } from './lib/serializer.ts';
import type { SessionCookie } from './lib/session-cookie.ts';
import { authPlugin } from './plugins/auth.ts';
import { boundsPlugin } from './plugins/bounds.ts';
import { errorsPlugin } from './plugins/errors.ts';
import { openapiPlugin } from './plugins/openapi.ts';
import { ownWords } from './plugins/own-words.ts';
import { securityHeadersPlugin } from './plugins/security-headers.ts';
import type { Services } from './services.ts';

/** Builds the API over its services. The caller listens, or injects. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: services.log,
    genReqId: () => uuidv7(),
    bodyLimit: BODY_MAX,
    // Anybody else's X-Forwarded-For is hearsay.
    trustProxy: services.config.trustedProxies,
    // A slow client is cut within 11 s: node looks at the clock only every checking interval.
    requestTimeout: 10_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 5000,
    http: { headersTimeout: 5000, connectionsCheckingInterval: 1000 },
    forceCloseConnections: 'idle',
    ...ownWords(services.config),
    // One line a request would fill disks and hold addresses; what goes wrong is logged by the errors plugin.
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  const { config, log } = services;
  app.setSerializerCompiler(serializerCompiler(config.isProduction ? undefined : outsideContract(log)));

  errorsPlugin(app);
  // Who is refused before they have sent all hears the answer, not a reset.
  dropRests(app.server);
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!raw.complete) reply.removeHeader('connection');
  });
  securityHeadersPlugin(app, services.config);
  // Before auth: the documentation is open to all and none of the routes that declare who may call.
  await openapiPlugin(app);
  const cookie = await authPlugin(app, services);
  boundsPlugin(app, services.limits);

  serveNouns(app, services, cookie);
  return app;
}

function serveNouns(app: FastifyInstance, services: Services, cookie: SessionCookie): void {
  accountRoutes(app, services, cookie);
  blogRoutes(app, services);
  contactRoutes(app, services);
  contentRoutes(app, services);
  formTokenRoutes(app, services);
  healthRoutes(app, services);
  inboxRoutes(app, services);
  leadRoutes(app, services);
  mailRoutes(app, services);
  peopleRoutes(app, services);
  mediaRoutes(app, services);
  quarantineRoutes(app, services, { eligibility: heldSubmissions, contact: heldContacts });
  questionRoutes(app, services);
  quizRoutes(app, services);
  retentionRoutes(app, services);
  submissionRoutes(app, services);
  suppressionRoutes(app, services);
  teamRoutes(app, services);
  testimonialRoutes(app, services);
  webhookRoutes(app, services);
}
