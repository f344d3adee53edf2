import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';

/** What the log says of an answer's column that its contract does not name. */
export const OUTSIDE_CONTRACT = 'a column outside the contract is not sent';

/**
 * Warns, once for each key of a route, of what a handler gives and its contract does not name. It reads every answer anew: not
 * for production.
 */
export function outsideContract(log: FastifyBaseLogger) {
  const warned = new Set<string>();
  return (route: string, schema: z.ZodType, answer: unknown): void => {
    for (const issue of schema.safeParse(answer).error?.issues ?? []) {
      if (issue.code !== 'unrecognized_keys') continue;
      const place = issue.path.filter((part) => typeof part === 'string');
      for (const key of issue.keys.map((name) => [...place, name].join('.'))) {
        if (warned.has(`${route} ${key}`)) continue;
        warned.add(`${route} ${key}`);
        log.warn({ route, key }, OUTSIDE_CONTRACT);
      }
    }
  };
}
