import { startRedis } from '../servers/redis-server.ts';
import { startS3 } from '../servers/s3-server.ts';

/*
 * Runs a Redis and an S3-compatible store for the soak test until SIGTERM. Prints their addresses as settings of the
 * API.
 */

const redis = await startRedis();
const s3 = await startS3();
process.send?.({ REDIS_URL: redis.url, ...s3.env });
process.once('SIGTERM', async () => {
  await Promise.all([redis.leave(), s3.close()]);
  process.exit(0);
});
