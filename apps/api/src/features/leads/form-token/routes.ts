import { formToken } from '@upcurve/contracts/leads/form-token';
import type { FastifyInstance } from 'fastify';
import { databaseNow } from '../../../db/client.ts';
import { implement } from '../../../lib/http/implement.ts';
import { issueChallenge, issueFormToken } from '../../../lib/security/form-guard.ts';
import type { Services } from '../../../services.ts';

export function formTokenRoutes(app: FastifyInstance, { db, config }: Services): void {
  implement(app, 'formToken', formToken, {
    getFormToken: async () => {
      const token = issueFormToken(config.sessionSecret, await databaseNow(db));
      return { token, challenge: await issueChallenge(config.sessionSecret, token) };
    },
  });
}
