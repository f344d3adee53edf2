import { contact } from '@upcurve/contracts/contact';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../lib/implement.ts';
import type { Services } from '../../services.ts';
import { submitContact } from './submit.ts';

export function contactRoutes(app: FastifyInstance, services: Services): void {
  implement(app, 'contact', contact, {
    submitContact: ({ body, key }) => submitContact(services, body, key),
  });
}
