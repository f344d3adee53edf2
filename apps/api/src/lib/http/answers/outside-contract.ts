import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';

/** The log message for a column that is missing from the contract. */
export const OUTSIDE_CONTRACT = 'a column outside the contract was dropped';

/**
 * Warns once per route and key when a handler returns a key that its contract lacks. Do not use it in production,
 * because it parses every response again.
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
