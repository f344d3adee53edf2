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

/** Node makes the files of a form by whatever `File` is: jsdom's it would not take itself. Undefined where it is no form. */
async function formDataOf(request: Request): Promise<FormData | undefined> {
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

/**
 * Reads a form with files as the API does, and refuses what it refuses.
 * @param check gives the fields as their contract reads them
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
      // Without a fault there is a rule.
      const rule = contract.files[name]!;
      if (file.size > rule.max) stopAt(formFaults.fileTooLarge(name, rule));
    }
  }
  stopAt(missingFile(contract, new Set(Object.keys(files))));
  return { fields, files };
}
