import type { IncomingMessage } from 'node:http';
import { requestHeaders } from './forwarded-headers.ts';
import type { SentForm } from './visit.ts';

/** Room for the longest message with every field beside it, however it is encoded. */
export const FORM_MAX_BYTES = 64 * 1024;

const READ = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const PASSED_ON = ['accept', 'origin', 'x-forwarded-for', 'x-request-id'] as const;

export type FormProblem = 'too-large' | 'wrong-type' | 'malformed';

/** Reads a form off the connection, or says why it is not one. A body that is cut short never becomes a form. */
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
  if (!(await isForm(body, type))) return 'malformed';
  const all = requestHeaders(req, publicUrl.host, publicUrl);
  const headers = Object.fromEntries(
    PASSED_ON.flatMap((name) => (all[name] === undefined ? [] : [[name, String(all[name])]])),
  );
  return { body, headers: { ...headers, 'content-type': type } };
}

async function isForm(body: Buffer, type: string): Promise<boolean> {
  try {
    await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return true;
  } catch {
    return false;
  }
}
