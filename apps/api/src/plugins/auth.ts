import cookies from '@fastify/cookie';
import jwt from '@fastify/jwt';
import { roleCan } from '@upcurve/contracts/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionQueries, toCurrentUser } from '../features/account/sessions.ts';
import { forbidden, unauthorised } from '../lib/errors.ts';
import { createSessionCookie, type SessionCookie } from '../lib/session-cookie.ts';
import type { Services } from '../services.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** The only two calls that the marketing site's staff bar makes with credentials. */
const STAFF_BAR = new Map([
  ['GET /api/user', true],
  ['POST /api/logout', true],
]);

/**
 * Who asks, and may they. Before any body is read: the origin of every mutation must be exactly ours (unless it
 * carries a bearer token, which no foreign page can make a browser send), then the session, then the permission
 * that the route declares. A route that declares none keeps the server from starting.
 */
export async function authPlugin(app: FastifyInstance, services: Services): Promise<SessionCookie> {
  const { config, db } = services;
  await app.register(cookies);
  await app.register(jwt, {
    secret: config.sessionSecret,
    decoratorName: 'claims',
    sign: { algorithm: 'HS256' },
    verify: { algorithms: ['HS256'] },
  });
  const cookie = createSessionCookie(app, config.adminUrl, config.marketingUrl);
  app.decorateRequest('user', undefined);
  app.decorateRequest('sessionId', undefined);

  app.addHook('onRoute', (route) => {
    if (!route.config?.access && route.method !== 'HEAD') {
      throw new Error(`${route.method} ${route.url} declares no access. Say who may call it.`);
    }
  });

  async function identify(request: FastifyRequest): Promise<void> {
    const fromCookie = cookie.read(request);
    const isBearer = request.headers.authorization !== undefined;
    const claims = isBearer ? cookie.readBearer(request) : fromCookie;
    if (isBearer && (!claims || (fromCookie && fromCookie.sid !== claims.sid))) throw unauthorised();
    if (!claims) return;

    const session = await sessionQueries(db).find(claims.sid, claims.sub, claims.ver);
    if (!session) {
      if (isBearer) throw unauthorised();
      return;
    }
    request.user = toCurrentUser(session);
    request.sessionId = session.sessionId;
  }

  function checkOrigin(request: FastifyRequest): void {
    if (READS.has(request.method) || request.headers.authorization !== undefined) return;
    const { origin } = request.headers;
    if (origin === config.adminUrl) return;
    const call = `${request.method} ${request.routeOptions.url}`;
    const isOpenToSite =
      STAFF_BAR.has(call) || (request.routeOptions.config.access === 'public' && !STAFF_ONLY.has(call));
    if (origin === config.marketingUrl && isOpenToSite) return;
    throw forbidden('This request did not come from our own pages.');
  }

  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config;
    if (!access) return;
    if (
      request.headers.origin === config.marketingUrl &&
      STAFF_BAR.has(`${request.method} ${request.routeOptions.url}`)
    ) {
      reply
        .header('access-control-allow-origin', config.marketingUrl)
        .header('access-control-allow-credentials', 'true')
        .header('vary', 'Origin');
    }
    checkOrigin(request);
    await identify(request);
    if (access === 'public') return;
    if (!request.user) throw unauthorised();
    if (access !== 'staff' && !roleCan(request.user.role, access)) throw forbidden();
  });

  return cookie;
}

/** Public calls that belong to the admin pages all the same: they hand out sessions. */
const STAFF_ONLY = new Set(['POST /api/login', 'POST /api/register']);
