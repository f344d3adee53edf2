import { post } from '../shared/endpoint.ts';
import { keysOf } from '../shared/keys.ts';
import { line, paragraph } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import {
  attributionField,
  COMPANY_MAX,
  consentField,
  contactFields,
  formGuardFields,
  formSource,
  optional,
} from './lead.ts';
import { FORM_TYPES } from './public-forms.ts';

export const MESSAGE_MAX = 4000;

export const FormType = z.enum(keysOf(FORM_TYPES), 'Not one of our forms.');
export type FormType = z.infer<typeof FormType>;

export const DETAILS_MAX = 40;
export const DETAIL_LABEL_MAX = 120;
export const DETAIL_TEXT_MAX = 500;

/** A labelled text that a form sends in addition to the message, such as the preferred time. */
export const Detail = z.strictObject({
  label: line({ min: 1, max: DETAIL_LABEL_MAX }),
  text: line({ min: 1, max: DETAIL_TEXT_MAX }),
});
export type Detail = z.infer<typeof Detail>;

/** Formats details as lines such as `Plan: Rise`. */
export const detailLines = (details: readonly Detail[]) =>
  details.map(({ label, text }) => `${label}: ${text}`).join('\n');

export const ContactInput = z.strictObject({
  ...contactFields,
  company: optional(line({ max: COMPANY_MAX })),
  message: optional(paragraph({ max: MESSAGE_MAX })),
  details: optional(z.array(Detail).max(DETAILS_MAX, `At most ${DETAILS_MAX} lines.`)),
  formType: FormType,
  source: formSource,
  ...attributionField,
  ...consentField,
  ...formGuardFields,
});
export type ContactInput = z.infer<typeof ContactInput>;

export const contact = {
  submitContact: post('/api/contact', {
    summary: 'Send one of the public forms. The answer does not reveal whether it was quarantined',
    access: 'public',
    origin: 'site',
    body: ContactInput,
    response: z.strictObject({ id: z.uuid() }),
    status: 201,
    rateLimit: { limit: { calls: 5, minutes: 10 }, repeat: 'once', scope: 'submit-contact' },
  }),
};
