import { get } from './endpoint.ts';
import { z } from './zod.ts';

const check = z.enum(['ok', 'failed']);

export const health = {
  live: get('/api/health/live', {
    summary: 'The process answers',
    access: 'public',
    response: z.strictObject({ status: z.literal('ok') }),
  }),
  ready: get('/api/health/ready', {
    summary: 'Ready: database reachable, migrations applied, queue running. Otherwise 503',
    access: 'public',
    response: z.strictObject({
      status: z.literal('ok'),
      database: check,
      // `ahead`: the database has migrations that this version does not know but is compatible with.
      migrations: z.enum(['ok', 'ahead']),
      queue: check,
    }),
  }),
};
