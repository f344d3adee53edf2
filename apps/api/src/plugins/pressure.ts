import type { Lane } from '@upcurve/contracts/shared/endpoint';
import { type Client, OURS, QueueFullError } from '@upcurve/web-server/security/fair-lane';
import { createFairQueue } from '@upcurve/web-server/security/fair-queue';
import { isOwnNetwork, plainAddress } from '@upcurve/web-server/security/own-networks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { busy } from '../lib/http/errors.ts';
import { addressKey } from '../lib/security/rate-limits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Waits for a public call's turn, which lasts until it is answered. Use it as a `preValidation` hook: the body has arrived then, and
     * validation, which costs time too, comes later. Signed-in staff do not wait.
     * @throws {HttpError} 503 with Retry-After if too much is waiting
     */
    takeTurn(request: FastifyRequest, reply: FastifyReply): Promise<void>;
    /** @throws {HttpError} the same, if the call would be refused now */
    refuseIfFull(request: FastifyRequest): Promise<void>;
  }
  interface FastifyRequest {
    turn: Turn | undefined;
  }
  interface FastifyContextConfig {
    lane?: Lane;
  }
}

/** The place of a public call that is being worked on. */
class Turn {
  #isWorkedOn = false;
  readonly #giveBack: () => void;

  constructor(giveBack: () => void) {
    this.#giveBack = giveBack;
  }

  /** The call has been answered. The place stays taken if work goes on, as after a timeout. */
  end(): void {
    if (!this.#isWorkedOn) this.#giveBack();
  }

  /** The place is taken until this is done. */
  lasts(work: Promise<unknown>): void {
    this.#isWorkedOn = true;
    work.then(this.#giveBack, this.#giveBack);
  }
}

/** The share of all places that each lane may take at once. None takes them all. */
const SHARES: Record<Lane, number> = { leads: 3 / 4, reads: 1 / 2, 'sign-in': 1 / 4 };

/**
 * Keeps public calls from piling up. Some run, which leaves database connections to staff, jobs and health checks; some wait; the rest is
 * refused before it costs anything. Leads, sign-ins and reads wait in lanes of their own, in which the addresses take turns.
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
      // A password takes a core for as long as it is hashed.
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
    // A client that has left gets no answer, so `close` would never come.
    if (!raw.destroyed) return;
    turn.end();
    throw busy();
  });
  app.addHook('onResponse', async ({ turn }) => turn?.end());
}

/** Refuses before the body is read: after authentication, before the call counts against its rate limit. */
export function limitConcurrency(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { access, endpoint } = request.routeOptions.config;
    if (access === 'public' && !endpoint?.vital) await app.refuseIfFull(request);
  });
}

/** The site's own calls, made for all its visitors, carry no visitor's address. */
function clientOf({ ip, socket, headers }: FastifyRequest): Client {
  const isOurs = headers['x-forwarded-for'] === undefined && isOwnNetwork(plainAddress(socket.remoteAddress));
  return isOurs ? OURS : addressKey(ip);
}
