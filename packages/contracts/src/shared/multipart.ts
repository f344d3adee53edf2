import type { Issue } from './error.ts';
import { unknownFields } from './issue-words.ts';
import type { z } from './zod.ts';

export interface FileRule {
  /** Maximum file size, in bytes. */
  max: number;
  /** Accepted content types, as declared by the sender. The server must check the real type. */
  types: readonly string[];
  /** Maximum number of files. Default: 1. */
  count?: number;
  optional?: true;
}

/**
 * A form with files (multipart/form-data). Fields come before files, so that they are validated before a file is read.
 */
export interface Multipart {
  /** Values are sent as text, each name once. If omitted, the form has no fields. */
  fields?: z.ZodObject;
  files: Record<string, FileRule>;
}

/** Maximum length of a field value, in bytes. */
export const FIELD_MAX = 16 * 1024;
/** Bytes allowed for a part's boundary and headers. */
const AROUND_PART = 4 * 1024;

const rulesOf = ({ files }: Multipart) => Object.values(files);
const filesMax = (form: Multipart) => rulesOf(form).reduce((sum, { max, count = 1 }) => sum + max * count, 0);

export function partsMax(form: Multipart): number {
  const fields = Object.keys(form.fields?.shape ?? {}).length;
  return rulesOf(form).reduce((sum, { count = 1 }) => sum + count, fields);
}

/** Returns the maximum body size of a form, in bytes, including boundaries and headers. */
export function formMax(form: Multipart): number {
  const fields = Object.keys(form.fields?.shape ?? {}).length;
  return filesMax(form) + fields * FIELD_MAX + (partsMax(form) + 1) * AROUND_PART;
}

/** Formats bytes: 104857600 is `100 MB`, 1536 is `1.5 kB`. */
export function sizeInWords(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB'];
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  return `${Number((bytes / 1024 ** step).toFixed(1))} ${units[step]}`;
}

/** Error messages for rejected forms. Test servers use the same texts. */
export interface FormFault {
  statusCode: 400 | 413 | 415;
  message: string;
  issues?: Issue[];
}

const fault = (statusCode: 400 | 413 | 415, path: string, message: string): FormFault => ({
  statusCode,
  message,
  issues: [{ path, message }],
});

export const formFaults = {
  notAForm: (): FormFault => ({ statusCode: 415, message: 'Send a form (multipart/form-data).' }),
  unreadable: (): FormFault => ({ statusCode: 400, message: 'The form is incomplete or cannot be read.' }),
  tooManyParts: (): FormFault => ({
    statusCode: 400,
    message: 'The form has too many parts.',
  }),
  tooLarge: (form: Multipart): FormFault => ({
    statusCode: 413,
    message: `At most ${sizeInWords(filesMax(form))} can be sent at once.`,
  }),
  fileTooLarge: (name: string, { max }: FileRule) =>
    fault(413, name, `A file may have at most ${sizeInWords(max)}.`),
  wrongType: (name: string, { types }: FileRule) =>
    fault(415, name, `This file type is not accepted. Send ${types.join(', ')}.`),
  missing: (name: string) => fault(400, name, 'Choose a file.'),
  tooMany: (name: string, { count = 1 }: FileRule) =>
    fault(400, name, count === 1 ? 'Only one file can be sent here.' : `At most ${count} files can be sent.`),
  strayFile: (name: string) => fault(400, name, `Unrecognised file: "${name}"`),
  strayField: (name: string) => fault(400, name, unknownFields([name])),
  lateField: (name: string) => fault(400, name, `Send fields before files: "${name}" came too late.`),
  repeatedField: (name: string) => fault(400, name, `Send "${name}" once.`),
  fieldTooLong: (name: string) => fault(413, name, `At most ${sizeInWords(FIELD_MAX)} of text.`),
};

/** Returns why a file is rejected for its name, type or number. `nth` counts the files under its field name from 1. */
export function fileFault(form: Multipart, name: string, type: string, nth: number): FormFault | undefined {
  const rule = Object.hasOwn(form.files, name) ? form.files[name] : undefined;
  if (!rule) return formFaults.strayFile(name);
  if (nth > (rule.count ?? 1)) return formFaults.tooMany(name, rule);
  return rule.types.includes(type) ? undefined : formFaults.wrongType(name, rule);
}

/** Returns the error for the first missing file, if any. */
export function missingFile(form: Multipart, sent: ReadonlySet<string>): FormFault | undefined {
  const name = Object.keys(form.files).find((each) => !form.files[each]?.optional && !sent.has(each));
  return name === undefined ? undefined : formFaults.missing(name);
}
