import { ContactInput, type Detail } from '@upcurve/contracts/leads/contact';
import { type Attribution, FORM_SOURCE_MAX } from '@upcurve/contracts/leads/lead';
import { PROOF_MAX } from '@upcurve/contracts/leads/proof';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { cutLine } from '@upcurve/contracts/shared/tidy';
import { offerText } from '@upcurve/site-content/pricing/verdict';
import { isDay, weekdayAndDate } from '../../calendar/days.ts';
import { spokenPart } from '../../content/contact/booking.ts';
import { type FieldWords, type FormName, forms } from '../../content/contact/forms.ts';
import { isPart, planOf, type RequestedTime } from '../calendar/requested-time.ts';
import { confirmedBy, fieldProblems } from '../fields/field-problems.ts';
import { HONEYPOT } from '../fields/Honeypot.tsx';

/** The API's length limit for hidden fields. */
const GUARD_MAX = 500;
const ATTRIBUTION_MAX = 4000;
/** The calculator sends about 700 characters. */
const RESULT_MAX = 4000;
const STORED = ['name', 'email', 'phone', 'company', 'message'];
/** Hidden values of a form, returned if it has to be sent again. */
const UNTYPED = ['plan', 'result', 'consent', 'source', 'timeZone'];

export type FormValues = Record<string, string>;

export type ReadForm<Input = ContactInput> =
  | { isValid: true; input: Input; values: FormValues }
  | { isValid: false; errors: Record<string, string>; values: FormValues };

/** Reads fields of a submitted form. Hidden ones are cut to their limit, because only bots exceed it. */
export function readerOf(data: FormData) {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const unseen = (name: string, max = GUARD_MAX) => cutLine(text(name), max);
  /** Returns what every form has: its source, the consent, and the fields that protect it from bots. */
  const guard = (source: string) => ({
    source: unseen('source', FORM_SOURCE_MAX) || source,
    attribution: attributionIn(text('attribution')),
    consent: text('consent') === 'yes',
    ...(text('formToken') && { formToken: unseen('formToken') }),
    ...(text('proof') && { proof: unseen('proof', PROOF_MAX) }),
    ...(text(HONEYPOT) && { fax: unseen(HONEYPOT) }),
  });
  return { text, unseen, guard };
}

/** Reads where the visitor came from, which only script knows. The contract drops what it cannot read. */
function attributionIn(json: string): Attribution | undefined {
  try {
    return JSON.parse(json.slice(0, ATTRIBUTION_MAX)) as Attribution;
  } catch {
    return undefined;
  }
}

/** Reads a submitted form. Returns the data to store, or an error for each invalid field. Ignores unknown fields. */
export function readForm(formName: FormName, data: FormData, now = Date.now()): ReadForm {
  const { type } = forms[formName];
  const fields: readonly FieldWords[] = forms[formName].fields;
  const { text, guard } = readerOf(data);
  const values = Object.fromEntries(
    [...fields.map(({ name }) => name), ...UNTYPED].map((name) => [name, text(name)]),
  );
  const errors = fieldProblems(fields, text, now);
  const asked = fields.filter(({ name }) => !STORED.includes(name) && text(name));
  const details = [
    ...asked.map((field) => ({ label: field.fact ?? field.label, text: spoken(field, text(field.name)) })),
    ...(formName === 'consultation' ? aroundRequestedTime(values) : []),
    ...text('result').slice(0, RESULT_MAX).split(/\r?\n/).filter(Boolean).map(detailOf),
  ];
  const parsed = ContactInput.safeParse({
    name: text('name'),
    email: text('email'),
    phone: text('phone') || null,
    company: text('company') || null,
    message: text('message').replaceAll('\r\n', '\n') || null,
    ...(details.length > 0 && { details }),
    formType: type,
    ...guard(formName),
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

/** Parses a line such as `Enquiries a month: 120` into a detail. */
export function detailOf(line: string): Detail {
  const [label = '', ...rest] = line.split(': ');
  return rest.length > 0 ? { label, text: rest.join(': ') } : { label: 'Result', text: line };
}

/** Formats a field's value for staff. */
function spoken({ kind }: FieldWords, text: string): string {
  if (kind === 'day' && isDay(text)) return weekdayAndDate(text);
  if (kind === 'choice' && isPart(text)) return spokenPart(text);
  return text;
}

/** Returns details that a consultation request adds: the chosen plan, and the visitor's time zone if it is not ours. */
function aroundRequestedTime({ plan: chosen, timeZone }: FormValues): Detail[] {
  const plan = planOf(chosen);
  const isElsewhere = timeZone !== AGENCY_ZONE && /^[\w/+-]{1,40}$/.test(timeZone ?? '');
  return [
    ...(plan ? [{ label: 'Plan', text: offerText(plan) }] : []),
    ...(isElsewhere ? [{ label: 'Their own clock', text: timeZone ?? '' }] : []),
  ];
}

/** Returns the requested consultation of a submitted form, for the thank-you page. */
export function requestedTimeOf(
  { day = '', part = '', plan }: FormValues,
  ref: string,
  now = Date.now(),
): RequestedTime | undefined {
  if (!isDay(day) || !isPart(part)) return undefined;
  return { day, part, by: confirmedBy(now), plan: planOf(plan), ref };
}
