import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

/**
 * Longer than Redis ever takes, and short enough that callers do not notice. After this timeout, the process counts on
 * its own.
 */
const COMMAND_TIMEOUT_MS = 500;
const RECONNECT_MAX_MS = 5000;

/**
 * Connects to a Redis that may be unavailable. Meanwhile commands fail at once, and it reconnects every few seconds.
 * Logs once when Redis becomes unavailable and once when it is back.
 */
export function openRedis(url: string, log: Pick<FastifyBaseLogger, 'warn' | 'info'>): Redis {
  const redis = new Redis(url, {
    connectTimeout: 3000,
    commandTimeout: COMMAND_TIMEOUT_MS,
    // A Redis that hangs counts as unavailable.
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
