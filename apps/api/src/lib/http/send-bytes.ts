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

/** Returns a file whose bytes are in memory, as a download. */
export const fileOf = (bytes: Buffer, type: string, fileName: string): FileAnswer => ({
  type,
  size: bytes.length,
  fileName,
  open: async function* (range = { start: 0, end: bytes.length - 1 }) {
    yield bytes.subarray(range.start, range.end + 1);
  },
});

/** Where spreadsheets run a formula: at the start, and after a semicolon where that separates the cells of a row. */
const FORMULA = /(?<=^|;)(?=[\t\r]|\s*[=+\-@＝＋－＠](?!\)))/g;
const PHONE = /^\+\d[\d ()]{5,}$/;

/** Puts an apostrophe before each formula in a text, so that it stays a text. */
const withoutFormulas = (text: string) => (PHONE.test(text) ? text : text.replace(FORMULA, "'"));

const BATCH_SIZE = 250;

/**
 * Streams rows as CSV (RFC 4180, with a byte order mark so that Excel recognises UTF-8). Writes only columns of the
 * contract and of `more`. Values that a spreadsheet would run as a formula get an apostrophe.
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
    record_delimiter: 'windows',
    // Otherwise a lone LF or CR, or a semicolon, would end a text for many readers.
    quoted_string: true,
    cast: { boolean: String, string: withoutFormulas },
  };
  if (isHead(reply)) return nothing();
  // An error while reading rows aborts the response, or becomes an error response if nothing has been sent yet. When
  // the client disconnects, the reading stops.
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
      if (waiting.length === BATCH_SIZE) yield write();
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

/** Sends a file, or the single range of it that a media player requests (RFC 9110 §14). */
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

/** Returns undefined to send the whole file. RFC 9110 allows ignoring invalid and multiple ranges. */
function rangeOf(header: string | undefined, size: number) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start >= size || (first === '' && Number(last) === 0) ? 'beyond' : { start, end };
}
