import { timesFactor } from '@upcurve/web-server/server-config';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config.ts';
import { busy, HttpError } from '../lib/http/errors.ts';
import { addressKey } from '../lib/security/rate-limits.ts';

/** As many as a browser's connections over HTTP/1.1. The other connections to the database are left for others. */
const IN_FLIGHT_PER_ADDRESS = 6;
/** With more calls at work, each could take longer than a second. */
const AT_WORK_MAX = 100;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while a visitor's call counts, with the address in whose calls it counts. */
    visit: { address: string | undefined; isAtWork: boolean } | undefined;
  }
}

/**
 * Creates an `onRequest` hook that limits the calls of visitors: those of one address in flight, and those of all at
 * work. It rejects calls before their body is read and before they count against their rate limit. Staff and health
 * checks are always answered.
 */
export function createVisitorLimit(app: FastifyInstance, config: Config) {
  const perAddress = timesFactor(IN_FLIGHT_PER_ADDRESS, config);
  const inFlight = new Map<string, number>();
  let atWork = 0;

  app.decorateRequest('visit', undefined);
  // The body has arrived, so slow senders take no place of others.
  app.addHook('preValidation', async ({ visit }) => {
    if (!visit) return;
    visit.isAtWork = true;
    atWork += 1;
  });
  // Not when the connection closes: what a client that went away has asked for still runs.
  app.addHook('onSend', async (request) => {
    const { visit } = request;
    request.visit = undefined;
    if (visit?.isAtWork) atWork -= 1;
    if (visit?.address === undefined) return;
    const left = (inFlight.get(visit.address) ?? 1) - 1;
    if (left > 0) inFlight.set(visit.address, left);
    else inFlight.delete(visit.address);
  });

  return async (request: FastifyRequest) => {
    const { url = '' } = request.routeOptions;
    if (request.user || url.startsWith('/api/health/')) return;
    if (atWork >= AT_WORK_MAX) throw busy();
    // A page shows many files at once, and they need no database.
    const isFree = url.startsWith('/media/') || isOwnServer(request);
    const address = isFree ? undefined : addressKey(request.ip);
    if (address !== undefined) {
      const count = (inFlight.get(address) ?? 0) + 1;
      if (count > perAddress)
        throw new HttpError(429, 'Too many requests at once. Please try again in a moment.', {
          retryAfter: 1,
        });
      inFlight.set(address, count);
    }
    request.visit = { address, isAtWork: false };
  };
}

/** The site's own calls, which it makes for all visitors, have no visitor's address. */
function isOwnServer({ ip, headers }: FastifyRequest): boolean {
  const isPrivate = ipaddr.isValid(ip) && ipaddr.process(ip).range() !== 'unicast';
  return headers['x-forwarded-for'] === undefined && isPrivate;
}
