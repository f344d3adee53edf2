import type { Lane } from '@upcurve/contracts/shared/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config.ts';
import { busy } from '../lib/http/errors.ts';
import { type Client, OWN_SERVERS, QueueFullError } from '../lib/http/fair-lane.ts';
import { createFairQueue } from '../lib/http/fair-queue.ts';
import { addressKey } from '../lib/security/rate-limits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Waits for a public call's turn, which lasts until the response is sent. Use it as a `preValidation` hook: the
     * body has arrived by then, and validation, which also costs time, comes later. Signed-in staff do not wait.
     * @throws {HttpError} 503 with Retry-After if too many calls are waiting
     */
    takeTurn(request: FastifyRequest, reply: FastifyReply): Promise<void>;
    /** @throws {HttpError} 503 with Retry-After if the call would be rejected now */
    refuseIfFull(request: FastifyRequest): Promise<void>;
  }
  interface FastifyRequest {
    turn: Turn | undefined;
  }
  interface FastifyContextConfig {
    lane?: Lane;
  }
}

/** The place of a public call that is being processed. */
class Turn {
  #isWorkedOn = false;
  readonly #giveBack: () => void;

  constructor(giveBack: () => void) {
    this.#giveBack = giveBack;
  }

  /** Called when the response has been sent. The place stays taken while work continues, as after a timeout. */
  end(): void {
    if (!this.#isWorkedOn) this.#giveBack();
  }

  /** Keeps the place taken until `work` has settled. */
  lasts(work: Promise<unknown>): void {
    this.#isWorkedOn = true;
    work.then(this.#giveBack, this.#giveBack);
  }
}

/** The share of all places that each lane may use at once. No lane gets all of them. */
const SHARES: Record<Lane, number> = { leads: 3 / 4, reads: 1 / 2, 'sign-in': 1 / 4 };

/**
 * Limits concurrent public calls. Some run, which leaves database connections for staff, jobs and health checks. Some
 * wait, and the rest are rejected before they cost anything. Leads, sign-ins and reads wait in separate lanes, in which
 * addresses take turns.
 */
export function pressurePlugin(app: FastifyInstance, config: Config): void {
  const { publicAtOnce, publicWaiting, publicPerAddress } = config;
  const lane = (name: Lane, perClient: number) => ({
    atOnce: Math.max(1, Math.floor(publicAtOnce * SHARES[name])),
    perClient,
  });
  const queue = createFairQueue<Lane>({
    atOnce: publicAtOnce,
    waiting: publicWaiting,
    lanes: {
      leads: lane('leads', publicPerAddress),
      reads: lane('reads', publicPerAddress),
      // Hashing a password occupies a CPU core.
      'sign-in': lane('sign-in', Math.max(1, Math.floor(publicPerAddress / 2))),
    },
  });
  const laneOf = ({ routeOptions }: FastifyRequest): Lane => routeOptions.config.lane ?? 'reads';

  const refuse = (error: unknown): never => {
    throw error instanceof QueueFullError ? busy() : error;
  };

  app.decorate('refuseIfFull', async (request: FastifyRequest) => {
    if (!request.user) await queue.refuseIfFull(laneOf(request), clientOf(request)).catch(refuse);
  });
  app.decorateRequest('turn', undefined);
  app.decorate('takeTurn', async (request: FastifyRequest, { raw }: FastifyReply) => {
    if (request.user) return;
    const place = await queue.take(laneOf(request), clientOf(request)).catch(refuse);
    const turn = new Turn(place);
    request.turn = turn;
    raw.once('close', () => turn.end());
    // A client that has disconnected gets no response, so `close` would never come.
    if (!raw.destroyed) return;
    turn.end();
    throw busy();
  });
  app.addHook('onResponse', async ({ turn }) => turn?.end());
}

/** Rejects calls before their body is read: after authentication, before the call counts against its rate limit. */
export function limitConcurrency(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { access, endpoint } = request.routeOptions.config;
    if (access === 'public' && !endpoint?.vital) await app.refuseIfFull(request);
  });
}

/** Identifies the site's own calls, which it makes for all visitors and which have no visitor's address. */
function clientOf({ ip, headers }: FastifyRequest): Client {
  const isPrivate = ipaddr.isValid(ip) && ipaddr.process(ip).range() !== 'unicast';
  return headers['x-forwarded-for'] === undefined && isPrivate ? OWN_SERVERS : addressKey(ip);
}
