import { eligibility } from '@upcurve/contracts/eligibility';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../lib/implement.ts';
import type { Services } from '../../services.ts';
import { questionHandlers } from './question-handlers.ts';
import { submissionHandlers } from './submission-handlers.ts';
import { visitorHandlers } from './visitor-handlers.ts';

export function eligibilityRoutes(app: FastifyInstance, services: Services): void {
  implement(app, 'eligibility', eligibility, {
    ...questionHandlers(services),
    ...visitorHandlers(services),
    ...submissionHandlers(services),
  });
}
