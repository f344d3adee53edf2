import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

/** Longer than Redis ever takes, and unnoticeable to callers. After this, the process counts by itself. */
const COMMAND_TIMEOUT_MS = 500;
const RECONNECT_MAX_MS = 5000;

/**
 * A Redis that may be away: then commands fail at once, and it is looked for every few seconds. The log says when it goes and when
 * it is back, once each.
 */
export function openRedis(url: string, log: Pick<FastifyBaseLogger, 'warn' | 'info'>): Redis {
  const redis = new Redis(url, {
    connectTimeout: 3000,
    commandTimeout: COMMAND_TIMEOUT_MS,
    // One that hangs counts as away.
    socketTimeout: 2 * COMMAND_TIMEOUT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries) => Math.min(tries * 200, RECONNECT_MAX_MS),
  });
  let isAway = false;
  const gone = (error?: Error) => {
    if (isAway) return;
    isAway = true;
    log.warn({ reason: error?.message }, 'Redis is unavailable: each process counts rate limits by itself');
  };
  redis.on('error', gone);
  redis.on('close', gone);
  redis.on('ready', () => {
    if (isAway) log.info('Redis is available again: rate limits are shared');
    isAway = false;
  });
  return redis;
}
