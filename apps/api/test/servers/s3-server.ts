import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

const BUCKET = 'uploads';
/* The only key that the server accepts. */
const KEY = 'S3RVER';

/** Starts an S3-compatible server on loopback. It can stop and restart at the same address. */
export async function startS3() {
  const directory = await mkdtemp(join(tmpdir(), 'upcurve-s3-'));
  const open = (port: number) =>
    new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      // The server drops the trailing slash of bucket URLs, and therefore rejects their correct signatures.
      allowMismatchedSignatures: true,
      configureBuckets: [{ name: BUCKET }],
    });
  let server = open(0);
  const { port } = await server.run();
  return {
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    leave: () => server.close(),
    async comeBack() {
      server = open(port);
      await server.run();
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
