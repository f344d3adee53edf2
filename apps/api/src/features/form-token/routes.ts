import { formToken } from '@upcurve/contracts/form-token';
import type { FastifyInstance } from 'fastify';
import { databaseNow } from '../../lib/database-now.ts';
import { issueFormToken } from '../../lib/form-guard.ts';
import { implement } from '../../lib/implement.ts';
import { issueChallenge } from '../../lib/proof.ts';
import type { Services } from '../../services.ts';

export function formTokenRoutes(app: FastifyInstance, { db, config }: Services): void {
  implement(app, 'formToken', formToken, {
    getFormToken: async () => {
      const token = issueFormToken(config.sessionSecret, await databaseNow(db));
      return { token, challenge: await issueChallenge(config.sessionSecret, token) };
    },
  });
}
