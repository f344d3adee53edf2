import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings, type Encoding } from './accept-encoding.ts';
import { type Compressed, compress } from './compress.ts';

/** An answer that is wholly in memory, with its compressed copies. Build one with `store`. */
export interface Stored {
  kind: 'stored';
  status: number;
  headers: Record<string, string | string[]>;
  /** Without quotes; each coding gets its own suffix, since a strong validator names exact bytes. */
  etag: string;
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

export interface StoreOptions {
  status?: number;
  headers: Record<string, string | string[]>;
  /** Copies made earlier (at build). Without them `store` compresses now. */
  copies?: Compressed;
  /** `false` for types that do not shrink. */
  compressible?: boolean;
}

/** Takes a body into memory: its hash as strong ETag, and brotli and gzip copies where they are smaller. */
export async function store(body: Buffer | string, options: StoreOptions): Promise<Stored> {
  const identity = Buffer.isBuffer(body) ? body : Buffer.from(body);
  const copies = options.copies ?? (options.compressible === false ? {} : await compress(identity, 'live'));
  const headers = { ...options.headers };
  if (options.compressible !== false) headers.vary = 'Accept-Encoding';
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { kind: 'stored', status: options.status ?? 200, headers, etag, identity, ...copies };
}

/** Bytes a stored answer occupies. */
export function storedSize(stored: Stored): number {
  return stored.identity.length + (stored.br?.length ?? 0) + (stored.gzip?.length ?? 0);
}

/** Sends a stored answer in the coding the client likes best; 304 where it has these bytes; no body for HEAD. */
export function sendStored(req: IncomingMessage, res: ServerResponse, stored: Stored): void {
  const encoding = choose(stored, req.headers['accept-encoding']);
  const tag = encoding === 'identity' ? `"${stored.etag}"` : `"${stored.etag}-${encoding}"`;
  const body = stored[encoding] ?? stored.identity;
  res.statusCode = stored.status;
  for (const name in stored.headers) res.setHeader(name, stored.headers[name] as string | string[]);
  res.setHeader('etag', tag);
  if (stored.status === 200 && hasTag(req.headers['if-none-match'], tag)) {
    res.statusCode = 304;
    res.removeHeader('content-type');
    res.end();
    return;
  }
  if (encoding !== 'identity') res.setHeader('content-encoding', encoding);
  res.setHeader('content-length', body.length);
  if (req.method === 'HEAD') res.end();
  else res.end(body);
}

function choose(stored: Stored, header: string | undefined): Encoding {
  return acceptedEncodings(header).find((encoding) => stored[encoding] !== undefined) ?? 'identity';
}

/** If-None-Match compares weakly (RFC 9110 §13.1.2): a proxy may have added `W/`. */
function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}
