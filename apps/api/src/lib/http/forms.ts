import type { Readable } from 'node:stream';
import multipart, { type Multipart as Part } from '@fastify/multipart';
import {
  FIELD_MAX,
  type FormFault,
  fileFault,
  formFaults,
  formMax,
  type Multipart,
  missingFile,
  partsMax,
} from '@upcurve/contracts/shared/multipart';
import { allowSlowBody } from '@upcurve/web-server/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError, invalid } from './errors.ts';

/** Up to this many unexpected parts get an error message with their name. */
const STRAYS = 10;

/** A file that is being uploaded. Its stream ends early if the file is too large; then the next step of `files` throws. */
export interface SentFile<Name extends string = string> {
  name: Name;
  /** The file name that the sender gave. Do not trust it or use it as a path. */
  fileName: string;
  /** The content type that the sender declared; the contract allows it. */
  type: string;
  stream: Readable;
}

export const toHttpError = ({ statusCode, message, issues }: FormFault) =>
  new HttpError(statusCode, message, { issues });

/** Makes a scope accept only the forms of one contract, with more time than other requests have. */
export async function acceptForm(scope: FastifyInstance, form: Multipart): Promise<void> {
  await scope.register(multipart, {
    limits: {
      fileSize: Math.max(...Object.values(form.files).map(({ max }) => max)),
      fieldSize: FIELD_MAX,
      parts: partsMax(form) + STRAYS,
      headerPairs: 20,
    },
  });
  scope.addContentTypeParser('*', async () => {
    throw toHttpError(formFaults.notAForm());
  });
  scope.addHook('onRequest', async ({ raw, headers }, reply) => {
    if (Number(headers['content-length'] ?? 0) > formMax(form)) throw toHttpError(formFaults.tooLarge(form));
    allowSlowBody(raw, reply.raw);
  });
}

/** Returns the parts of a form as they arrive, and fails if there are too many bytes or if they cannot be read. */
function partsOf(request: FastifyRequest, form: Multipart): () => Promise<Part | undefined> {
  if (!request.isMultipart()) throw toHttpError(formFaults.notAForm());
  const parts = request.parts();
  const overflow = Promise.withResolvers<never>();
  overflow.promise.catch(() => {});
  let bytes = 0;
  let isCounting = false;
  return async () => {
    try {
      const next = parts.next();
      // After the parser has begun to read. Its limits do not count skipped parts.
      if (!isCounting)
        request.raw.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > formMax(form)) overflow.reject(toHttpError(formFaults.tooLarge(form)));
        });
      isCounting = true;
      const { value, done } = await Promise.race([next, overflow.promise]);
      return done ? undefined : value;
    } catch (error) {
      if (error instanceof HttpError) throw error;
      const isTooMany = (error as { code?: string }).code === 'FST_PARTS_LIMIT';
      throw toHttpError(isTooMany ? formFaults.tooManyParts() : formFaults.unreadable());
    }
  };
}

/**
 * Reads the fields of a form, then calls the handler with them and with the files as they arrive. Buffers none of them
 * in memory or on disk.
 * @throws {HttpError} if the form is invalid
 */
export async function handleForm(
  form: Multipart,
  request: FastifyRequest,
  handle: (input: { fields: unknown; files: AsyncGenerator<SentFile> }) => Promise<unknown>,
): Promise<unknown> {
  const next = partsOf(request, form);
  let current: Readable | undefined;
  let isRead = false;

  async function* filesFrom(start: Part | undefined): AsyncGenerator<SentFile> {
    const counts = new Map<string, number>();
    for (let part = start; part; part = await next()) {
      const { fieldname: name, mimetype: type } = part;
      if (part.type === 'field') throw toHttpError(formFaults.lateField(name));
      const { file } = part;
      current = file;
      const nth = (counts.get(name) ?? 0) + 1;
      counts.set(name, nth);
      const wrong = fileFault(form, name, type, nth);
      if (wrong) throw toHttpError(wrong);
      yield { name, fileName: part.filename, type, stream: file };
      // The rule exists, since `fileFault` has found it.
      const rule = form.files[name]!;
      if (file.truncated || file.bytesRead > rule.max) throw toHttpError(formFaults.fileTooLarge(name, rule));
      if (!file.readableEnded)
        throw new Error(`The handler asks for the next file before it has read all of "${name}".`);
    }
    const missing = missingFile(form, new Set(counts.keys()));
    if (missing) throw toHttpError(missing);
    isRead = true;
  }

  try {
    const texts: Record<string, unknown> = {};
    let part = await next();
    for (; part?.type === 'field'; part = await next()) {
      const { fieldname: name } = part;
      if (Object.hasOwn(texts, name)) throw toHttpError(formFaults.repeatedField(name));
      if (part.valueTruncated) throw toHttpError(formFaults.fieldTooLong(name));
      texts[name] = part.value;
    }
    const answer = await handle({ fields: parsed(form, texts), files: filesFrom(part) });
    if (!isRead) throw new Error('The handler answered before it had read all files.');
    return answer;
  } catch (error) {
    // If the parser has broken off the file, this step fails as well, with the reason.
    if (current?.errored) await next();
    throw error;
  } finally {
    request.raw.unpipe();
    current?.destroy();
  }
}

function parsed({ fields }: Multipart, texts: Record<string, unknown>): Record<string, unknown> {
  const [stray] = Object.keys(texts);
  if (!fields && stray !== undefined) throw toHttpError(formFaults.strayField(stray));
  const result = fields?.safeParse(texts);
  if (!result) return {};
  if (result.success) return result.data;
  throw invalid(result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}
