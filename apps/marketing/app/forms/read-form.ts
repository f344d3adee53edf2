import { ContactInput, type Detail, SOURCE_MAX } from '@upcurve/contracts/contact';
import { type FieldWords, type FormName, forms } from '../content/forms.ts';
import type { FormValues } from './form-answer.ts';

/** Of the fields that nobody types, the API takes so much; more of them only a robot sends, and it need not hear so. */
const GUARD_MAX = 500;
/** What the calculator sends is some 700 characters long. */
const RESULT_MAX = 4000;
const STORED = ['name', 'email', 'phone', 'company', 'message'];
/** Local clocks run up to 14 hours ahead of and behind ours: only what is past everywhere is past. */
const CLOCKS_APART_MS = 14 * 3_600_000;

export type ReadForm =
  | { isValid: true; input: ContactInput; values: FormValues }
  | { isValid: false; errors: Record<string, string>; values: FormValues };

/** Reads a form that was sent: what to store, or what is wrong with which field. Unknown fields are left unread. */
export function readForm(formName: FormName, data: FormData, now = Date.now()): ReadForm {
  const { type } = forms[formName];
  const fields: readonly FieldWords[] = forms[formName].fields;
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const unseen = (name: string, max = GUARD_MAX) =>
    text(name).replaceAll('\0', '').slice(0, max).toWellFormed();
  const values = Object.fromEntries(
    [...fields.map(({ name }) => name), 'result', 'consent', 'source', 'timeZone', 'fax'].map((name) => [
      name,
      text(name),
    ]),
  );
  const errors: Record<string, string> = {};
  for (const { name, missing } of fields) if (missing && !text(name)) errors[name] = missing;
  for (const { name, kind } of fields) {
    const problem = kind === 'time' && text(name) && timeProblem(text(name), now);
    if (problem) errors[name] = problem;
  }
  const zone = /^[\w/+-]{1,40}$/.test(values.timeZone ?? '') ? values.timeZone : 'Europe/London';
  const asked = fields.filter(({ name }) => !STORED.includes(name) && text(name));
  const details = [
    ...asked.map(({ name, label, kind }) => ({
      label,
      text: kind === 'time' ? spokenTime(text(name), zone ?? '') : text(name),
    })),
    ...unseen('result', RESULT_MAX).split(/\r?\n/).filter(Boolean).map(detailOf),
  ];
  const parsed = ContactInput.safeParse({
    name: text('name'),
    email: text('email'),
    phone: text('phone') || null,
    company: text('company') || null,
    message: text('message').replaceAll('\r\n', '\n') || null,
    ...(details.length > 0 && { details }),
    formType: type,
    source: unseen('source', SOURCE_MAX) || formName,
    consent: values.consent === 'yes',
    ...(text('formToken') && { formToken: unseen('formToken') }),
    ...(values.fax && { fax: unseen('fax') }),
  });
  const shown = new Set<PropertyKey>(fields.map(({ name }) => name));
  for (const { path, message: problem } of parsed.error?.issues ?? []) {
    const name = path[0] === 'details' ? asked[Number(path[1])]?.name : path[0];
    errors[name && shown.has(name) ? String(name) : 'name'] ??= problem;
  }
  return parsed.success && Object.keys(errors).length === 0
    ? { isValid: true, input: parsed.data, values }
    : { isValid: false, errors, values };
}

/** `Enquiries a month: 120` as a detail. */
export function detailOf(line: string): Detail {
  const [label = '', ...rest] = line.split(': ');
  return rest.length > 0 ? { label, text: rest.join(': ') } : { label: 'Result', text: line };
}

function timeProblem(text: string, now: number): string | undefined {
  const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  if (Number.isNaN(time)) return 'Choose a day and a time.';
  return time < now - CLOCKS_APART_MS ? 'Choose a time that is still to come.' : undefined;
}

/** `2026-11-24T10:00` as `Tuesday, 24 November 2026 at 10:00 (Europe/London)`. */
function spokenTime(text: string, zone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
  const time = Date.parse(`${text}Z`);
  return Number.isNaN(time) ? text : `${format.format(time)} (${zone})`;
}
