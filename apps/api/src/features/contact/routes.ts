import { contact } from '@upcurve/contracts/contact';
import type { FastifyInstance } from 'fastify';
import { submitContact } from '../../commands/submit-contact.ts';
import { idempotencyKey } from '../../lib/idempotency.ts';
import { implement } from '../../lib/implement.ts';
import { addressKey } from '../../lib/rate-limits.ts';
import type { Services } from '../../services.ts';

export function contactRoutes(app: FastifyInstance, services: Services): void {
  implement(app, 'contact', contact, {
    submitContact: async ({ body, request }) => {
      const key = idempotencyKey(request);
      await services.limits.useOnce('contactPerAddress', addressKey(request.ip), key);
      return submitContact(services, body, key);
    },
  });
}
