import { File as NodeFile } from 'node:buffer';
import type { Issue } from '@upcurve/contracts/shared/error';
import {
  FIELD_MAX,
  type FormFault,
  fileFault,
  formFaults,
  type Multipart,
  missingFile,
} from '@upcurve/contracts/shared/multipart';

export interface ReadForm {
  fields: unknown;
  files: Record<string, File[]>;
}

/**
 * Parses a form. Node's own parser creates files with the global `File` and rejects jsdom's, so this swaps it.
 * Undefined if the body is not a form.
 */
async function parseForm(request: Request): Promise<FormData | undefined> {
  const whole = new Response(await request.arrayBuffer(), { headers: request.headers });
  const { File: own } = globalThis;
  Object.assign(globalThis, { File: NodeFile });
  try {
    return await whole.formData();
  } catch {
    return undefined;
  } finally {
    globalThis.File = own;
  }
}

let lastParsed: Promise<unknown> = Promise.resolve();

/** Parses one form after the other. Two at once would leave Node's `File` in place for all later tests. */
function formDataOf(request: Request): Promise<FormData | undefined> {
  const parsed = lastParsed.then(() => parseForm(request));
  lastParsed = parsed.catch(() => undefined);
  return parsed;
}

/**
 * Reads a form with files, and rejects it, exactly as the API does.
 * @param check validates the fields against their contract
 * @param refuse throws
 */
export async function readForm(
  request: Request,
  contract: Multipart,
  check: (texts: Record<string, string>) => unknown,
  refuse: (statusCode: number, message: string, issues?: Issue[]) => never,
): Promise<ReadForm> {
  const stopAt = (fault: FormFault | undefined) => {
    if (fault) refuse(fault.statusCode, fault.message, fault.issues);
  };
  const form = await formDataOf(request);
  if (!form) return refuse(415, formFaults.notAForm().message);

  const texts: Record<string, string> = {};
  const files: Record<string, File[]> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string') {
      files[name] = [...(files[name] ?? []), value];
      continue;
    }
    if (Object.keys(files).length > 0) stopAt(formFaults.lateField(name));
    if (Object.hasOwn(texts, name)) stopAt(formFaults.repeatedField(name));
    if (new Blob([value]).size > FIELD_MAX) stopAt(formFaults.fieldTooLong(name));
    if (!contract.fields) stopAt(formFaults.strayField(name));
    texts[name] = value;
  }
  const fields = check(texts);
  for (const [name, sent] of Object.entries(files)) {
    for (const [i, file] of sent.entries()) {
      stopAt(fileFault(contract, name, file.type, i + 1));
      // A name without a rule would have been a fault.
      const rule = contract.files[name]!;
      if (file.size > rule.max) stopAt(formFaults.fileTooLarge(name, rule));
    }
  }
  stopAt(missingFile(contract, new Set(Object.keys(files))));
  return { fields, files };
}
