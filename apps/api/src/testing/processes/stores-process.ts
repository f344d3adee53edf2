import { startRedis } from '../servers/redis-server.ts';
import { startS3 } from '../servers/s3-server.ts';

/* A Redis and a store that speaks S3 for the soak, until SIGTERM; says how they are reached as settings of the API. */

const redis = await startRedis();
const s3 = await startS3();
process.send?.({ REDIS_URL: redis.url, ...s3.env });
process.once('SIGTERM', async () => {
  await Promise.all([redis.leave(), s3.close()]);
  process.exit(0);
});
