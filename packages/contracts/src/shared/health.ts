import { defineEndpoints } from './endpoint.ts';
import { z } from './zod.ts';

const check = z.enum(['ok', 'failed']);

export const health = defineEndpoints({
  live: {
    method: 'GET',
    path: '/api/health/live',
    summary: 'The process answers',
    access: 'public',
    vital: true,
    response: z.strictObject({ status: z.literal('ok') }),
  },
  ready: {
    method: 'GET',
    path: '/api/health/ready',
    summary: 'Ready: database reachable, migrations applied, queue running. Otherwise 503',
    access: 'public',
    vital: true,
    response: z.strictObject({
      status: z.literal('ok'),
      database: check,
      // `ahead`: the schema has migrations that this version does not know, and this version runs on it.
      migrations: z.enum(['ok', 'ahead']),
      queue: check,
    }),
  },
});
