import { formToken } from '@upcurve/contracts/form-token';
import type { FastifyInstance } from 'fastify';
import { issueFormToken } from '../../lib/form-guard.ts';
import { implement } from '../../lib/implement.ts';
import type { Services } from '../../services.ts';

export function formTokenRoutes(app: FastifyInstance, { config }: Services): void {
  implement(app, 'form-token', formToken, {
    getFormToken: async () => ({ token: issueFormToken(config.sessionSecret) }),
  });
}
