import type { FastifyRequest } from 'fastify';
import { invalidField } from './errors.ts';

/** Maximum keys or items in a public body. No public call accepts more. */
const KEYS_MAX = 500;

/** Rejects a body with too many keys before validation, which would block other requests. */
export async function checkKeys({ body }: FastifyRequest): Promise<void> {
  if (typeof body !== 'object' || body === null) return;
  if (hasTooMany(body)) throw tooMany('', 'fields');
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'object' && value !== null && hasTooMany(value)) throw tooMany(name, name);
  }
}

const tooMany = (path: string, what: string) => invalidField(path, `At most ${KEYS_MAX} ${what}.`);

function hasTooMany(value: object): boolean {
  let count = 0;
  for (const _ in value) if (++count > KEYS_MAX) return true;
  return false;
}
