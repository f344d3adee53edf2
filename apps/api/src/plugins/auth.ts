import cookies from '@fastify/cookie';
import jwt from '@fastify/jwt';
import { roleCan } from '@upcurve/contracts/permissions';
import type { Origin } from '@upcurve/contracts/shared/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionQueries, toCurrentUser } from '../features/account/sessions.ts';
import { forbidden, unauthorised } from '../lib/http/errors.ts';
import { createSessionCookie, type SessionCookie } from '../lib/security/session-cookie.ts';
import type { Services } from '../services.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Authenticates and authorises every request before its body is read. Checks the session, then the origin of every
 * mutation, then the permission that the route declares. The origin must be exactly ours, unless the request has a
 * valid bearer token, which no foreign page can make a browser send. A route that declares no access prevents the
 * server from starting.
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

  /** Sets the caller. Returns whether a valid bearer token identified them. */
  async function identify(request: FastifyRequest): Promise<boolean> {
    const fromCookie = cookie.read(request);
    const fromBearer = cookie.readBearer(request);
    if (fromBearer && cookie.isIn(request) && fromCookie?.sid !== fromBearer.sid) throw unauthorised();
    // A bad token is rejected if the route is not public. Other schemes are ignored, because browsers send the
    // credentials for a proxy in front of the site with every call.
    const isBadBearer = cookie.hasBearer(request) && !fromBearer;
    if (isBadBearer && request.routeOptions.config.access !== 'public') throw unauthorised();

    const claims = fromBearer ?? fromCookie;
    const session = claims && (await sessionQueries(db).find(claims.sid, claims.sub, claims.ver));
    if (!session) return false;
    const { access, endpoint } = request.routeOptions.config;
    if (session.mustEnrol && !endpoint?.whileEnrolling) {
      // The user may use public endpoints like a visitor.
      if (access !== 'public') throw forbidden('Set up your second factor first. Your role requires it.');
      return fromBearer !== undefined;
    }
    request.user = toCurrentUser(session);
    request.sessionId = session.sessionId;
    return fromBearer !== undefined;
  }

  function checkOrigin(request: FastifyRequest, origin: Origin): void {
    const given = request.headers.origin;
    if (given === config.adminUrl) return;
    if (given === config.marketingUrl && origin !== 'admin') return;
    throw forbidden('This request did not come from our own pages.');
  }

  app.addHook('onRequest', async (request, reply) => {
    const { access, origin = 'admin' } = request.routeOptions.config;
    if (!access) return;
    if (origin === 'staff-bar') {
      reply.header('vary', 'Origin');
      if (request.headers.origin === config.marketingUrl) {
        reply
          .header('access-control-allow-origin', config.marketingUrl)
          .header('access-control-allow-credentials', 'true');
      }
    }
    const isBearer = await identify(request);
    if (!isBearer && !READS.has(request.method)) checkOrigin(request, origin);
    if (access === 'public') return;
    if (!request.user) throw unauthorised();
    if (access !== 'staff' && !roleCan(request.user.role, access)) throw forbidden();
  });

  return cookie;
}
