import type { FastifyRequest } from 'fastify';
import { invalid } from './errors.ts';

/** No public call takes more of anything. */
const KEYS_MAX = 500;

/** Refuses, before anything is judged, a body that names so much that judging it would keep others waiting. */
export async function checkKeys({ body }: FastifyRequest): Promise<void> {
  if (typeof body !== 'object' || body === null) return;
  if (hasTooMany(body)) throw tooMany('', 'fields');
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'object' && value !== null && hasTooMany(value)) throw tooMany(name, name);
  }
}

const tooMany = (path: string, what: string) => invalid([{ path, message: `At most ${KEYS_MAX} ${what}.` }]);

function hasTooMany(value: object): boolean {
  let count = 0;
  for (const _ in value) if (++count > KEYS_MAX) return true;
  return false;
}
