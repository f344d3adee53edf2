import { content } from '@upcurve/contracts/shared/content';
import type { FastifyInstance } from 'fastify';
import { contentVersion } from '../../../lib/database/content-version.ts';
import { implement } from '../../../lib/http/implement.ts';
import type { Services } from '../../../services.ts';

export function contentRoutes(app: FastifyInstance, { db }: Services): void {
  implement(app, 'content', content, {
    getContentVersion: async () => ({ version: await contentVersion(db) }),
  });
}
