import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problem.ts';
import { forwardedFor } from './forwarded-headers.ts';

/** Enough for the longest message and all other fields in any encoding. */
export const FORM_MAX_BYTES = 64 * 1024;
/** More than twice the fields of our longest form. */
export const FORM_MAX_FIELDS = 50;

/** A received form: its bytes, its content headers and the headers about its sender. */
export interface SentForm {
  body: Buffer;
  headers: Record<string, string>;
}

interface FormRoute {
  /** The site's own origin: forms of other sites are refused. */
  origin: string;
  /** Whether a form may have no Origin header, as mail programs send it. Its URL authorises it. */
  acceptsPrograms?: boolean;
  answer: (request: FastifyRequest, reply: FastifyReply, form: SentForm) => unknown;
}

/** Makes a scope accept forms, as bytes, and nothing else. */
export function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: FORM_MAX_BYTES },
    (_request, body, done) => done(null, body),
  );
}

/** Returns a handler that checks a form before `answer` gets it. */
export function formHandler({ origin, acceptsPrograms = false, answer }: FormRoute) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { headers, body } = request;
    const isProgram = headers.origin === undefined && acceptsPrograms;
    if (headers.origin !== origin && !isProgram)
      return sendProblem(request, reply, 403, 'This form did not come from our own pages.');
    const type = headers['content-type'];
    if (type === undefined || !Buffer.isBuffer(body))
      return sendProblem(request, reply, 415, 'Send a form, urlencoded or multipart.');
    const fields = await countFields(body, type);
    if (fields === undefined) return sendProblem(request, reply, 400, 'This form cannot be read.');
    if (fields > FORM_MAX_FIELDS)
      return sendProblem(request, reply, 400, 'This form has more fields than any of ours.');
    return answer(request, reply, { body, headers: headersOf(request, type) });
  };
}

/** Returns undefined for a form that cannot be read. */
async function countFields(body: Buffer, type: string): Promise<number | undefined> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return [...form.keys()].length;
  } catch {
    return undefined;
  }
}

function headersOf(request: FastifyRequest, type: string): Record<string, string> {
  const { accept, origin } = request.headers;
  return {
    ...(accept && { accept }),
    ...(origin && { origin }),
    'content-type': type,
    'x-forwarded-for': forwardedFor(request),
    'x-request-id': request.id,
  };
}
