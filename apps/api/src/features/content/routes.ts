import { content } from '@upcurve/contracts/content';
import type { FastifyInstance } from 'fastify';
import { contentVersion } from '../../lib/content-version.ts';
import { implement } from '../../lib/implement.ts';
import type { Services } from '../../services.ts';

export function contentRoutes(app: FastifyInstance, { db }: Services): void {
  implement(app, 'content', content, {
    getContentVersion: async () => ({ version: await contentVersion(db) }),
  });
}
