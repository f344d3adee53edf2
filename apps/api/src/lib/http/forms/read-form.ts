import type { Readable } from 'node:stream';
import type { Multipart as Part } from '@fastify/multipart';
import {
  type FormFault,
  fileFault,
  formFaults,
  formMax,
  type Multipart,
  missingFile,
} from '@upcurve/contracts/shared/multipart';
import type { FastifyRequest } from 'fastify';
import { type HttpError, invalid } from '../errors.ts';
import { toHttpError } from './accept-form.ts';
import { limitFileSize } from './limit-file-size.ts';

/** A file that is being uploaded. Its stream fails with an HttpError if it is too large or its sender disconnects. */
export interface SentFile<Name extends string = string> {
  name: Name;
  /** The file name that the sender gave. Do not trust it or use it as a path. */
  fileName: string;
  /** The content type that the sender declared; the contract allows it. */
  type: string;
  stream: Readable;
}

export interface SentForm {
  fields: Record<string, unknown>;
  /**
   * The files in the order in which they arrive. Read each to its end before requesting the next. An error in the form
   * may only show after the last file, so store nothing permanently before the iteration has ended.
   */
  files: AsyncGenerator<SentFile>;
  /** Why the form is rejected, if it is. */
  fault(): HttpError | undefined;
  /** Whether the whole form has been read and is valid. */
  isRead(): boolean;
  /** Discards the rest of the form. */
  release(): void;
}

/**
 * Reads the fields of a form and returns its files as they arrive. Buffers none of them in memory or on disk.
 * @throws {HttpError} if the fields are invalid
 */
async function readForm(request: FastifyRequest, form: Multipart): Promise<SentForm> {
  if (!request.isMultipart()) throw toHttpError(formFaults.notAForm());
  const { raw } = request;
  const parts = request.parts();
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {});
  let fault: HttpError | undefined;
  let current: Readable | undefined;
  let isRead = false;

  /** Reports the first fault to everything that is waiting for more of the form. */
  function fail(found: FormFault): HttpError {
    fault ??= toHttpError(found);
    failed.reject(fault);
    current?.destroy(fault);
    return fault;
  }

  async function next(): Promise<Part | undefined> {
    try {
      const { value, done } = await Promise.race([parts.next(), failed.promise]);
      return done ? undefined : value;
    } catch (error) {
      const isTooMany = (error as { code?: string }).code === 'FST_PARTS_LIMIT';
      throw fail(isTooMany ? formFaults.tooManyParts() : formFaults.unreadable());
    }
  }

  function release(): void {
    raw.unpipe();
    current?.destroy();
  }

  async function* filesFrom(start: Part | undefined): AsyncGenerator<SentFile> {
    const counts = new Map<string, number>();
    for (let part = start; part; part = await next()) {
      const { fieldname: name, mimetype: type } = part;
      if (part.type === 'field') throw fail(formFaults.lateField(name));
      const nth = (counts.get(name) ?? 0) + 1;
      counts.set(name, nth);
      const wrong = fileFault(form, name, type, nth);
      if (wrong) throw fail(wrong);
      // The rule exists, since `fileFault` has found it.
      const rule = form.files[name]!;
      const tooLarge = () => fail(formFaults.fileTooLarge(name, rule));
      const brokenOff = () => fail(formFaults.unreadable());
      current = limitFileSize(part.file, rule.max, tooLarge, brokenOff);
      yield { name, fileName: part.filename, type, stream: current };
      if (!current.readableEnded)
        throw new Error(`The handler asks for the next file before it has read all of "${name}".`);
    }
    const missing = missingFile(form, new Set(counts.keys()));
    if (missing) throw fail(missing);
    isRead = true;
  }

  try {
    const first = next();
    // Counts all bytes, because the parser's limits do not count skipped parts.
    let bytes = 0;
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > formMax(form)) fail(formFaults.tooLarge(form));
    });
    const texts: Record<string, unknown> = {};
    let part = await first;
    for (; part?.type === 'field'; part = await next()) {
      const { fieldname: name } = part;
      if (Object.hasOwn(texts, name)) throw fail(formFaults.repeatedField(name));
      if (part.valueTruncated) throw fail(formFaults.fieldTooLong(name));
      texts[name] = part.value;
    }
    return {
      fields: parsed(form, texts),
      files: filesFrom(part),
      fault: () => fault,
      isRead: () => isRead,
      release,
    };
  } catch (error) {
    release();
    throw error;
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

/**
 * Reads the form of a request and passes it to the handler. A fault of the form takes precedence over errors of the
 * handler.
 */
export async function handleForm(
  accepts: Multipart,
  request: FastifyRequest,
  handle: (form: { fields: unknown; files: unknown }) => Promise<unknown>,
): Promise<unknown> {
  const form = await readForm(request, accepts);
  try {
    const answer = await handle(form);
    if (!form.isRead()) throw form.fault() ?? new Error('The handler answered before it had read all files.');
    return answer;
  } catch (error) {
    throw form.fault() ?? error;
  } finally {
    form.release();
  }
}
