import { createHash } from 'node:crypto';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Compressed, compress, type Encoding } from '../assets/compress.ts';

export type HeaderFields = Record<string, string | string[]>;

/** A response in memory with its compressed copies. Created by `store`. */
export interface Stored {
  status: number;
  headers: HeaderFields;
  /** Without quotes. Each encoding gets its own suffix, because a strong ETag identifies exact bytes. */
  etag: string;
  body: Buffer;
  copies: Compressed;
}

export interface StoreOptions {
  status?: number;
  headers: HeaderFields;
  /** `false` for types that do not compress. */
  compressible?: boolean;
  /** The encodings to compress, if the recipient is known. Default: all. */
  encodings?: readonly Encoding[] | undefined;
}

/** Stores a body with a hash as strong ETag, and with brotli and gzip copies where they are smaller. */
export async function store(body: Buffer | string, options: StoreOptions): Promise<Stored> {
  const { status = 200, compressible = true, encodings } = options;
  const bytes = Buffer.from(body);
  const headers = { ...options.headers };
  if (compressible) headers.vary = [headers.vary, 'Accept-Encoding'].flat().filter(Boolean).join(', ');
  const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const copies = compressible ? await compress(bytes, 'live', encodings) : {};
  return { status, headers, etag, body: bytes, copies };
}

/** Returns the size of a stored response in bytes. */
export function storedSize({ body, copies }: Stored): number {
  return body.length + (copies.br?.length ?? 0) + (copies.gzip?.length ?? 0);
}

const negotiator = new Negotiator({
  supportedValues: ['br', 'gzip'],
  // Browsers send a handful of values.
  cache: new LRUCache<string, string>({ max: 100 }),
});

/** Returns the compression that a client prefers. Undefined for none. */
export const preferredEncoding = (header: string | undefined): Encoding | undefined =>
  (header && (negotiator.negotiate(header) as Encoding | null)) || undefined;

/** Sends a stored response in the client's preferred encoding, or a 304 if the client already has it. */
export function sendStored(request: FastifyRequest, reply: FastifyReply, stored: Stored): FastifyReply {
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  const copy = encoding && stored.copies[encoding];
  const etag = copy ? `"${stored.etag}-${encoding}"` : `"${stored.etag}"`;
  reply.headers(stored.headers).header('etag', etag);
  const isKnown = stored.status === 200 && hasTag(request.headers['if-none-match'], etag);
  if (isKnown && request.method !== 'POST') return reply.code(304).removeHeader('content-type').send();
  if (copy) reply.header('content-encoding', encoding);
  return reply.code(stored.status).send(copy ?? stored.body);
}

/** Compares If-None-Match weakly (RFC 9110 §13.1.2), because a proxy may have added `W/`. */
function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}
