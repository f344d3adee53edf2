import { Readable } from 'node:stream';
import type { CsvAnswer, FileAnswer, StreamAnswer } from '@upcurve/contracts/shared/download';
import { create as contentDisposition } from 'content-disposition';
import { type Options, stringify } from 'csv-stringify/sync';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

function name(reply: FastifyReply, type: string, fileName: string | undefined): void {
  reply.type(type);
  if (fileName) reply.header('content-disposition', contentDisposition(fileName));
}

/* For a HEAD request, Fastify would read the whole stream for nothing. */
const isHead = (reply: FastifyReply) => reply.request.method === 'HEAD';
const nothing = () => Readable.from([]);

/** So many rows are written at once. */
const ROWS_AT_ONCE = 250;

/**
 * Rows as CSV (RFC 4180, with the mark by which Excel knows UTF-8), as they come. Of a row only what the contract names is
 * written. What a spreadsheet would run as a formula gets an apostrophe before it.
 */
export function sendCsv(
  reply: FastifyReply,
  row: z.ZodObject,
  { fileName, rows, more }: CsvAnswer<unknown>,
): Readable {
  name(reply, 'text/csv; charset=utf-8', fileName);
  const keys = Object.keys(row.shape);
  const options: Options = {
    columns: [...keys, ...(more?.headers ?? [])].map((header, i) => ({ key: String(i), header })),
    escape_formulas: true,
    record_delimiter: 'windows',
    // A lone LF or CR ends a row for most readers too, though it is not what ends ours.
    quoted_match: /[\r\n]/,
    cast: { boolean: String },
  };
  if (isHead(reply)) return nothing();
  // A failure among the rows breaks the answer off, and is one as any other where nothing is sent yet; a reader who leaves ends the rows.
  async function* lines() {
    let isFirst = true;
    let waiting: unknown[][] = [];
    const write = () => {
      const text = stringify(waiting, { ...options, bom: isFirst, header: isFirst });
      isFirst = false;
      waiting = [];
      return text;
    };
    for await (const each of rows) {
      const named = each as Record<string, unknown>;
      waiting.push([...keys.map((key) => named[key]), ...(more?.cells(each) ?? [])]);
      if (waiting.length === ROWS_AT_ONCE) yield write();
    }
    if (isFirst || waiting.length > 0) yield write();
  }
  return Readable.from(lines(), { objectMode: false });
}

export function sendStream(reply: FastifyReply, { type, fileName, chunks }: StreamAnswer): Readable {
  name(reply, type, fileName);
  if (isHead(reply)) return nothing();
  return Readable.from(chunks, { objectMode: false });
}

/** A file, or the part of it that a player asks for: one range, as browsers ask (RFC 9110 §14). */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
): Promise<Readable | null> {
  const { type, size, etag, fileName } = file;
  name(reply, type, fileName);
  reply.header('accept-ranges', 'bytes');
  if (etag) reply.header('etag', `"${etag}"`);
  const { range: wanted, 'if-range': condition, 'if-none-match': known } = request.headers;
  if (etag && known?.includes(`"${etag}"`)) return reply.code(304).send(null);
  const isCurrent = condition === undefined || (etag !== undefined && condition === `"${etag}"`);
  const range = isCurrent ? rangeOf(wanted, size) : undefined;
  if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${size}`).send(null);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : size);
  if (isHead(reply)) return nothing();
  const bytes = await file.open(range);
  return bytes instanceof Readable ? bytes : Readable.from(bytes, { objectMode: false });
}

/** Undefined where all of it is to be sent: several ranges at once, or what is no range, may be passed over. */
function rangeOf(header: string | undefined, size: number) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start >= size || (first === '' && Number(last) === 0) ? 'beyond' : { start, end };
}
