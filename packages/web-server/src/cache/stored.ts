import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings, type Encoding } from '../assets/accept-encoding.ts';
import { type Compressed, compress } from '../assets/compress.ts';

export type HeaderFields = Record<string, string | string[]>;

/** A response in memory with its compressed copies. Created by `store`. */
export interface Stored {
  status: number;
  headers: HeaderFields;
  /** Without quotes. Each encoding gets its own suffix, because a strong ETag identifies exact bytes. */
  etag: string;
  copies: Compressed & { identity: Buffer };
}

export interface StoreOptions {
  status?: number;
  headers: HeaderFields;
  /** Copies from the build. Without them, `store` compresses now. */
  copies?: Compressed;
  /** `false` for types that do not compress. */
  compressible?: boolean;
  /** The encodings to compress now, if the recipient is known. Default: all. */
  codings?: readonly Encoding[] | undefined;
}

/** Stores a body with a hash as strong ETag, and with brotli and gzip copies where they are smaller. */
export async function store(body: Buffer | string, options: StoreOptions): Promise<Stored> {
  const { status = 200, compressible = true, codings } = options;
  const identity = Buffer.isBuffer(body) ? body : Buffer.from(body);
  const copies = options.copies ?? (compressible ? await compress(identity, 'live', codings) : {});
  const headers = { ...options.headers };
  if (compressible) headers.vary = [headers.vary, 'Accept-Encoding'].flat().filter(Boolean).join(', ');
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { status, headers, etag, copies: { identity, ...copies } };
}

/** Returns the size of a stored response in bytes. */
export function storedSize({ copies }: Stored): number {
  return copies.identity.length + (copies.br?.length ?? 0) + (copies.gzip?.length ?? 0);
}

/**
 * Sends a stored response in the client's preferred encoding, or a 304 if the client already has it. HEAD gets no body.
 * `common` headers go on every response; the stored ones take precedence.
 */
export function sendStored(
  req: IncomingMessage,
  res: ServerResponse,
  stored: Stored,
  common: HeaderFields = {},
): void {
  const encoding = chooseEncoding(stored, req.headers['accept-encoding']);
  const { tag, full, unchanged } = prepare(stored, encoding, common);
  if (req.method !== 'POST' && stored.status === 200 && hasTag(req.headers['if-none-match'], tag)) {
    res.writeHead(304, unchanged).end();
    return;
  }
  res.writeHead(stored.status, full);
  // Node omits the body for HEAD.
  res.end(stored.copies[encoding]);
}

interface PreparedHeaders {
  tag: string;
  full: string[];
  unchanged: string[];
}

/** Cached header lists. Setting each header separately takes three times as long. */
const preparedHeaders = new WeakMap<
  Stored,
  Partial<Record<Encoding, PreparedHeaders>> & { common: HeaderFields }
>();

function prepare(stored: Stored, encoding: Encoding, common: HeaderFields): PreparedHeaders {
  const known = preparedHeaders.get(stored);
  if (known?.common === common && known[encoding]) return known[encoding];
  const tag = encoding === 'identity' ? `"${stored.etag}"` : `"${stored.etag}-${encoding}"`;
  const prepared = {
    tag,
    unchanged: flattenHeaders({ ...common, ...stored.headers, etag: tag }, ['content-type']),
    full: flattenHeaders({
      ...common,
      ...stored.headers,
      etag: tag,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(stored.copies[encoding]?.length),
    }),
  };
  preparedHeaders.set(stored, { ...(known?.common === common && known), common, [encoding]: prepared });
  return prepared;
}

/** Returns names and values in turn, the fastest form for `writeHead`. */
function flattenHeaders(headers: HeaderFields, without: string[] = []): string[] {
  return Object.entries(headers)
    .filter(([name]) => !without.includes(name))
    .flatMap(([name, value]) => [value].flat().flatMap((one) => [name, one]));
}

/** Returns the encoding that the client prefers among the stored copies. */
export function chooseEncoding(stored: Stored, header: string | undefined): Encoding {
  return acceptedEncodings(header).find((encoding) => stored.copies[encoding] !== undefined) ?? 'identity';
}

/** Compares If-None-Match weakly (RFC 9110 §13.1.2), because a proxy may have added `W/`. */
function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}
