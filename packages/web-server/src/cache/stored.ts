import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings, type Encoding } from '../assets/accept-encoding.ts';
import { type Compressed, compress } from '../assets/compress.ts';

export type HeaderFields = Record<string, string | string[]>;

/** An answer that is wholly in memory, with its compressed copies. `store` makes one. */
export interface Stored {
  status: number;
  headers: HeaderFields;
  /** Without quotes; each coding gets its own suffix, since a strong validator names exact bytes. */
  etag: string;
  copies: Compressed & { identity: Buffer };
}

export interface StoreOptions {
  status?: number;
  headers: HeaderFields;
  /** Copies made earlier (at build). Without them `store` compresses now. */
  copies?: Compressed;
  /** `false` for types that do not shrink. */
  compressible?: boolean;
  /** The codings to compress now, if the recipient is known. Default: all. */
  codings?: readonly Encoding[] | undefined;
}

/** Takes a body into memory: its hash as strong ETag, and brotli and gzip copies where they are smaller. */
export async function store(body: Buffer | string, options: StoreOptions): Promise<Stored> {
  const { status = 200, compressible = true, codings } = options;
  const identity = Buffer.isBuffer(body) ? body : Buffer.from(body);
  const copies = options.copies ?? (compressible ? await compress(identity, 'live', codings) : {});
  const headers = { ...options.headers };
  if (compressible) headers.vary = [headers.vary, 'Accept-Encoding'].flat().filter(Boolean).join(', ');
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { status, headers, etag, copies: { identity, ...copies } };
}

/** Bytes a stored answer occupies. */
export function storedSize({ copies }: Stored): number {
  return copies.identity.length + (copies.br?.length ?? 0) + (copies.gzip?.length ?? 0);
}

/**
 * Sends a stored answer in the coding the client likes best; 304 where it has these bytes; no body for HEAD.
 * `common` headers go on every answer; the stored ones win.
 */
export function sendStored(
  req: IncomingMessage,
  res: ServerResponse,
  stored: Stored,
  common: HeaderFields = {},
): void {
  const encoding = choose(stored, req.headers['accept-encoding']);
  const { tag, full, unchanged } = prepare(stored, encoding, common);
  if (req.method !== 'POST' && stored.status === 200 && hasTag(req.headers['if-none-match'], tag)) {
    res.writeHead(304, unchanged).end();
    return;
  }
  res.writeHead(stored.status, full);
  // Node sends no body to a HEAD.
  res.end(stored.copies[encoding]);
}

interface Prepared {
  tag: string;
  full: string[];
  unchanged: string[];
}

/** The heads of an answer are the same each time: put together once, they cost a third of setting them one by one. */
const heads = new WeakMap<Stored, Partial<Record<Encoding, Prepared>> & { common: HeaderFields }>();

function prepare(stored: Stored, encoding: Encoding, common: HeaderFields): Prepared {
  const known = heads.get(stored);
  if (known?.common === common && known[encoding]) return known[encoding];
  const tag = encoding === 'identity' ? `"${stored.etag}"` : `"${stored.etag}-${encoding}"`;
  const prepared = {
    tag,
    unchanged: flat({ ...common, ...stored.headers, etag: tag }, ['content-type']),
    full: flat({
      ...common,
      ...stored.headers,
      etag: tag,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(stored.copies[encoding]?.length),
    }),
  };
  heads.set(stored, { ...(known?.common === common && known), common, [encoding]: prepared });
  return prepared;
}

/** Names and values in turn, the form `writeHead` takes fastest. */
function flat(headers: HeaderFields, without: string[] = []): string[] {
  return Object.entries(headers)
    .filter(([name]) => !without.includes(name))
    .flatMap(([name, value]) => [value].flat().flatMap((one) => [name, one]));
}

/** The coding of a stored answer that a client likes best. */
export function choose(stored: Stored, header: string | undefined): Encoding {
  return acceptedEncodings(header).find((encoding) => stored.copies[encoding] !== undefined) ?? 'identity';
}

/** If-None-Match compares weakly (RFC 9110 §13.1.2): a proxy may have added `W/`. */
function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}
