/* Apart from the schemas of emails to leads, so that screens can fill templates without them. */

export const LEAD_MAIL_SUBJECT_MAX = 150;
export const LEAD_MAIL_TEXT_MAX = 5000;

/** The fields of templates, which are written in double braces. */
export const MAIL_FIELDS = [
  ...['first name', 'name', 'clinic', 'score', 'sender'],
  ...['booking link', 'report link'],
] as const;
export type MailField = (typeof MAIL_FIELDS)[number];

/** These stay in the text until the email is sent, because they open the report and must not be stored. */
export const LINK_FIELDS = ['booking link', 'report link'] as const satisfies MailField[];

/** Whether a field is a link that the lead has. */
export const isLink = (field: string, hasReport: boolean): boolean =>
  field === 'booking link' || (hasReport && field === 'report link');

const FIELD = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Returns the fields of a text, without their braces. */
export const fieldsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(FIELD)].map(([, name = '']) => name)),
];

/** Replaces fields with their values. Fields without a value stay. */
export const fillFields = (text: string, values: Readonly<Record<string, string | null>>): string =>
  text.replace(FIELD, (field, name: string) => (Object.hasOwn(values, name) && values[name]) || field);

/** Writes fields as they are typed: `{{name}} or {{clinic}}`. */
export const writeFields = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names.map((name) => `{{${name}}}`));

/** Returns why a template cannot be filled; undefined if it can. */
export function templateFault(text: string): string | undefined {
  const unknown = fieldsIn(text).find((name) => !(MAIL_FIELDS as readonly string[]).includes(name));
  if (unknown !== undefined) return `{{${unknown}}} is not a field. Use ${writeFields(MAIL_FIELDS)}.`;
  if (/\{\{|\}\}/.test(text.replace(FIELD, '')))
    return 'Write fields with two braces on both sides: {{name}}.';
  return undefined;
}
