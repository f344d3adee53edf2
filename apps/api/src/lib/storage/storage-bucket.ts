import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { S3Config } from '../../config.ts';
import { HttpError } from '../http/errors.ts';
import { type Storage, typeOfKey } from './storage.ts';

/** Number and size in bytes of an upload's parts that are buffered in memory. */
const PARTS = 2;
const PART = 8 * 1024 * 1024;
const RETRY_SECONDS = 5;
const TIMES = { connectionTimeout: 3000, requestTimeout: 15_000, throwOnRequestTimeout: true };

/*
 * Error codes of disks and streams, raised before the request reaches the storage. These errors are passed on
 * unchanged.
 */
const OWN = /^(ENOSPC|EDQUOT|ENOENT|ABORT_ERR)$/;

function unavailable(error: unknown): unknown {
  if (error instanceof HttpError || OWN.test((error as NodeJS.ErrnoException).code ?? '')) return error;
  const failed = new HttpError(503, 'The file storage is unavailable. Please try again in a moment.', {
    retryAfter: RETRY_SECONDS,
  });
  failed.cause = error;
  return failed;
}

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

/** Files in an S3 bucket. A timeout is a 503. */
export function openBucket(config: S3Config, incoming: string): Storage {
  const { bucket: Bucket, endpoint, region, credentials } = config;
  const s3 = new S3Client({
    region,
    endpoint,
    credentials,
    // S3-compatible stores other than Amazon's rarely support bucket host names or the newer checksums.
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: endpoint ? 'WHEN_REQUIRED' : undefined,
    responseChecksumValidation: endpoint ? 'WHEN_REQUIRED' : undefined,
    maxAttempts: 2,
    requestHandler: TIMES,
  });

  async function attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw unavailable(error);
    }
  }

  const put = (Key: string, Body: Readable) =>
    attempt(async () => {
      // If this fails, it deletes the parts that it has uploaded.
      const params = { Bucket, Key, Body, ContentType: typeOfKey(Key) };
      await new Upload({ client: s3, params, queueSize: PARTS, partSize: PART }).done();
    });

  return {
    incoming,
    put,
    adopt: (key, path) => put(key, createReadStream(path)),

    find: (Key) =>
      attempt(async () => {
        try {
          const { ContentLength: size = 0 } = await s3.send(new HeadObjectCommand({ Bucket, Key }));
          return {
            size,
            open: (range) =>
              attempt(async () => {
                const Range = range && `bytes=${range.start}-${range.end}`;
                const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key, Range }));
                return Body as Readable;
              }),
          };
        } catch (error) {
          if (isMissing(error)) return undefined;
          throw error;
        }
      }),

    // Deletes one by one, because S3-compatible stores differ in the call that deletes several files.
    delete: (keys) =>
      attempt(async () => {
        await Promise.all(keys.map((Key) => s3.send(new DeleteObjectCommand({ Bucket, Key }))));
      }),

    async *list() {
      try {
        for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket })) {
          for (const { Key, LastModified } of Contents)
            if (Key && LastModified) yield { key: Key, changedAt: LastModified };
        }
      } catch (error) {
        throw unavailable(error);
      }
    },

    health: () =>
      attempt(async () => {
        await s3.send(new HeadBucketCommand({ Bucket }));
      }),
  };
}
