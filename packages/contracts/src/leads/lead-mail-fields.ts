/* Apart from the schemas of emails to leads, so that screens can fill templates without them. */

export const LEAD_MAIL_SUBJECT_MAX = 150;
export const LEAD_MAIL_TEXT_MAX = 5000;

/** The fields of templates, which are written in double braces. */
export const MAIL_FIELDS = ['name', 'clinic', 'score', 'report link'] as const;
export type MailField = (typeof MAIL_FIELDS)[number];

/** Stays in the text until the email is sent, because the link opens the report and must not be stored. */
export const REPORT_LINK: MailField = 'report link';

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

/** The templates until an owner changes them. */
export const MAIL_TEMPLATES = [
  {
    name: 'First reply',
    subject: 'Thank you for getting in touch, {{name}}',
    text: `Hello {{name}},

Thank you for getting in touch. I have read what you sent us, and I would like to hear more about your clinic.

Do you have fifteen minutes for a call this week? Send me two or three times that suit you, and I will ring you then. If you would rather write, just reply to this email.

Kind regards`,
  },
  {
    name: 'Tried to ring',
    subject: 'I tried to ring you',
    text: `Hello {{name}},

I tried to ring you today and could not reach you. You are probably with a patient.

When is a good time to call? You can also reply to this email with your questions. I read every reply myself.

Kind regards`,
  },
  {
    name: 'Quiz result',
    subject: 'Your quiz result, and where I would start',
    text: `Hello {{name}},

Thank you for taking our quiz. You scored {{score}} out of 100. Your report says what would raise the score most:
{{report link}}

If you like, I can go through it with you and suggest where to start. It takes about fifteen minutes, and you decide afterwards whether you want our help. Which day suits you?

Kind regards`,
  },
];
