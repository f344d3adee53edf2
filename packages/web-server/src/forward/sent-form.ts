import type { IncomingMessage } from 'node:http';
import type { SentForm } from '../page/visit.ts';
import { requestHeaders } from './forwarded-headers.ts';

/** Enough for the longest message and all other fields in any encoding. */
export const FORM_MAX_BYTES = 64 * 1024;

const READ = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const PASSED_ON = ['accept', 'origin', 'x-forwarded-for', 'x-request-id'] as const;

/** More than twice the fields of our longest form. Parsing thousands of fields takes as long as rendering ten pages. */
export const FORM_MAX_FIELDS = 50;

export type FormProblem = 'too-large' | 'too-many' | 'wrong-type' | 'malformed';

/** Reads a form from the request, or returns why it is invalid. A truncated body is always rejected. */
export async function readSentForm(req: IncomingMessage, publicUrl: URL): Promise<SentForm | FormProblem> {
  const type = req.headers['content-type'] ?? '';
  if (!READ.includes(type.split(';')[0]?.trim().toLowerCase() ?? '')) return 'wrong-type';
  if (Number(req.headers['content-length'] ?? 0) > FORM_MAX_BYTES) return 'too-large';
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > FORM_MAX_BYTES) return 'too-large';
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  if (hasTooMany(body, type)) return 'too-many';
  if (!(await isForm(body, type))) return 'malformed';
  const all = requestHeaders(req, publicUrl.host, publicUrl);
  const headers = Object.fromEntries(
    PASSED_ON.flatMap((name) => (all[name] === undefined ? [] : [[name, String(all[name])]])),
  );
  return { body, headers: { ...headers, 'content-type': type } };
}

/** Checks the number of fields by counting their separators, which is cheap. */
function hasTooMany(body: Buffer, type: string): boolean {
  const isMultipart = /^\s*multipart/i.test(type);
  const [, quoted, plain = ''] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
  const between = isMultipart ? `--${quoted ?? plain}` : '&';
  // A multipart form has one more boundary before the first field, and one after the last.
  const most = isMultipart ? FORM_MAX_FIELDS + 1 : FORM_MAX_FIELDS - 1;
  let count = 0;
  for (let at = body.indexOf(between); at >= 0; at = body.indexOf(between, at + between.length)) {
    if (++count > most) return true;
  }
  return false;
}

async function isForm(body: Buffer, type: string): Promise<boolean> {
  try {
    await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return true;
  } catch {
    return false;
  }
}
