import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { get, post } from '@upcurve/contracts/shared/endpoint';
import { z } from '@upcurve/contracts/shared/zod';
import type { FastifyInstance } from 'fastify';
import { implement } from '../src/lib/http/implement.ts';

export const ECHO_MAX = 100 * 1024 * 1024;

const form = {
  fields: z.strictObject({ note: z.string().max(20, 'At most 20 characters.') }),
  files: {
    file: { max: ECHO_MAX, types: ['application/octet-stream', 'image/png'] },
    small: { max: 1024, types: ['text/plain'], count: 2, optional: true },
  },
} as const;

const Heard = z.strictObject({
  note: z.string(),
  files: z.array(z.strictObject({ name: z.string(), fileName: z.string(), size: z.int(), hash: z.string() })),
});

/** A contract that echoes its input, for features of the framework that no real contract uses yet. */
export const echo = {
  upload: post('/api/echo/{id}', {
    summary: 'Count and hash what is sent',
    access: 'questions:manage',
    params: z.strictObject({ id: z.string() }),
    accepts: form,
    response: Heard,
    status: 201,
  }),
  uploadPublic: post('/api/echo/public', {
    summary: 'The same for anybody',
    access: 'public',
    origin: 'site',
    rateLimit: { limit: 'own', repeat: 'own' },
    accepts: form,
    response: Heard,
  }),
  rows: get('/api/echo/rows', {
    summary: 'Rows as they come',
    access: 'staff',
    answers: 'csv',
    response: z.strictObject({ name: z.string(), isOpen: z.boolean(), note: z.string().nullable() }),
  }),
  file: get('/api/echo/file', {
    summary: 'Ten bytes',
    access: 'public',
    answers: 'file',
    types: ['image/png', 'video/mp4'],
  }),
  stream: get('/api/echo/stream', {
    summary: 'Numbers without end',
    access: 'public',
    answers: 'stream',
    types: ['text/plain'],
  }),
  slow: get('/api/echo/slow', {
    summary: 'Takes for ever',
    access: 'public',
    timeoutSeconds: 0.1,
    response: z.strictObject({}),
  }),
};

/** Records the fate of the last upload, and whether the rows and the stream have ended. */
export interface EchoRecord {
  upload?: string;
  rowsGiven: number;
  isStreamOver: boolean;
}

const FILE = Buffer.from('0123456789');

export function echoRoutes(
  app: FastifyInstance,
  heeded: EchoRecord = { rowsGiven: 0, isStreamOver: false },
): EchoRecord {
  async function hear(
    note: string,
    sent: AsyncIterable<{ name: string; fileName: string; stream: NodeJS.ReadableStream }>,
  ) {
    heeded.upload = 'begun';
    const files = [];
    try {
      for await (const { name, fileName, stream } of sent) {
        const hash = createHash('sha256');
        let size = 0;
        for await (const chunk of stream as AsyncIterable<Buffer>) {
          size += chunk.length;
          hash.update(chunk);
        }
        files.push({ name, fileName, size, hash: hash.digest('hex') });
      }
      heeded.upload = 'whole';
      return { note, files };
    } catch (error) {
      heeded.upload = `taken back: ${(error as Error).message}`;
      throw error;
    }
  }

  implement(app, 'echo', echo, {
    upload: ({ fields, files }) => hear(fields.note, files),
    uploadPublic: ({ fields, files }) => hear(fields.note, files),
    async rows() {
      async function* rows() {
        for (let i = 0; i < 100_000; i++) {
          heeded.rowsGiven = i + 1;
          const note = i < 2 ? null : 'more than sockets keep'.repeat(5);
          yield { name: i === 0 ? '=1+1' : `Ä, "${i}"`, isOpen: i % 2 === 0, note, secret: 'stays' };
        }
      }
      return { fileName: 'Räume.csv', rows: rows() };
    },
    async file() {
      return {
        type: 'video/mp4',
        size: FILE.length,
        etag: 'v1',
        async *open({ start, end } = { start: 0, end: FILE.length - 1 }) {
          yield FILE.subarray(start, end + 1);
        },
      };
    },
    async stream() {
      async function* chunks() {
        try {
          for (let i = 0; ; i++) {
            yield `${i}\n`;
            await sleep(10);
          }
        } finally {
          heeded.isStreamOver = true;
        }
      }
      return { type: 'text/plain', chunks: chunks() };
    },
    async slow() {
      return new Promise<never>(() => {});
    },
  });
  return heeded;
}
