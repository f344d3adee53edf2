import { EVENT_LIMIT, type EventBatch, events } from '@upcurve/contracts/analytics/events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { implement } from '../../../lib/http/implement.ts';
import type { Services } from '../../../services.ts';
import { currentQuestionsVersion } from '../../leads/kinds/quiz/service.ts';
import { nameCampaigns } from '../../leads/source-names.ts';
import { createCollector } from './collector.ts';
import { isView, talliesOf } from './tally-of.ts';

const PER_ADDRESS = { name: 'eventsPerAddress', calls: EVENT_LIMIT.calls, seconds: EVENT_LIMIT.minutes * 60 };
/**
 * Matches the cookie that marks browsers of staff. Signing in to the admin app sets it on the site, see security.md.
 */
const STAFF_MARKER = /(?:^|;\s*)staff=1(?:;|$)/;

/** Returns why a request is not from a visitor; undefined for visitors. */
function nobody({ headers, user }: FastifyRequest): 'bots' | 'staff' | undefined {
  if (user || STAFF_MARKER.test(headers.cookie ?? '')) return 'staff';
  return isbot(headers['user-agent'] ?? '') || !headers['user-agent'] ? 'bots' : undefined;
}

/** Counts events of the site anonymously: keeps neither address nor user agent, and stores nothing in the browser. */
export function eventRoutes(app: FastifyInstance, services: Services): void {
  const { db, limits } = services;
  const collector = createCollector(db);

  const leaveOut = (value: string, { events: { length: count } }: EventBatch) =>
    collector.mark({ measure: 'leftOut', source: '', version: 0, value, count });

  /**
   * Returns 'flood' once an address has reached its limit. The response is the same, since one office address may serve
   * many visitors.
   */
  const flood = async ({ ip }: FastifyRequest) =>
    (await limits.tryConsume(PER_ADDRESS, ip)) ? undefined : 'flood';

  implement(app, 'events', events, {
    collectEvents: async ({ body, request }) => {
      const reason = nobody(request) ?? (await flood(request));
      if (reason) return leaveOut(reason, body);
      const version = body.events.some(isView) ? await currentQuestionsVersion(db) : 0;
      const campaigns = await nameCampaigns(services, body.events, request.ip);
      // There is one for each event.
      const counted = body.events.flatMap((event, i) => talliesOf(event, campaigns[i]!, version));
      await collector.add(body.id, counted);
    },
  });
}
