import { SOURCE_MAX } from '../analytics/visit-limits.ts';
import { isPhone, PHONE_MAX, tidyPhone } from '../shared/phone.ts';
import { Email, line, untypedLine } from '../shared/text.ts';
import { cutLine } from '../shared/tidy.ts';
import { parseAddress } from '../shared/web-address.ts';
import { z } from '../shared/zod.ts';
import { PROOF_MAX } from './proof.ts';

/** Whether a lead came from the quiz (`eligibility`) or from another public form (`contact`). */
export const LeadKind = z.enum(['eligibility', 'contact']);
export type LeadKind = z.infer<typeof LeadKind>;

export const NAME_MAX = 120;
export const FORM_SOURCE_MAX = 200;
export const COMPANY_MAX = 160;
/** Version of the privacy notice and of the marketing checkbox's wording. Stored with every consent. */
export const CONSENT_VERSION = '2026-11-23';

/** Makes a field optional: it may be omitted, empty or null. */
export const optional = <T extends z.ZodType>(schema: T) => schema.nullable().optional();

function isWebAddress(text: string): boolean {
  const url = parseAddress(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  return !!url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username;
}

export const contactFields = {
  name: line({ min: 1, max: NAME_MAX }, 'Enter your name.'),
  email: Email,
  phone: optional(
    z
      .string('Required')
      .overwrite(tidyPhone)
      .max(PHONE_MAX, `At most ${PHONE_MAX} characters.`)
      .refine((text) => text === '' || isPhone(text), 'Enter a valid phone number.'),
  ),
};

export const businessFields = {
  businessName: optional(line({ max: COMPANY_MAX })),
  location: optional(line({ max: 160 })),
  website: optional(
    line({ max: 300 }).refine((text) => text === '' || isWebAddress(text), 'Enter a valid web address.'),
  ),
};

/** Where the visitor came from. Never contains personal data, and never makes a form fail. */
export const Attribution = z.strictObject({
  source: untypedLine(SOURCE_MAX),
  medium: untypedLine(120),
  campaign: untypedLine(120),
  term: untypedLine(120),
  content: untypedLine(120),
  referrer: untypedLine(500),
  landingPage: untypedLine(500),
});
export type Attribution = z.infer<typeof Attribution>;
export const attributionField = { attribution: Attribution.optional().catch(undefined) };

/**
 * Fields that protect a public form from bots: a signed time from `GET /api/form-token`, its solved proof-of-work
 * challenge (proof.ts), and a honeypot field that people never see. The response always looks the same, and a
 * suspicious lead goes into quarantine.
 */
export const formGuardFields = {
  formToken: z.string().max(500).optional().catch(''),
  proof: z.string().max(PROOF_MAX).optional().catch(''),
  fax: untypedLine(1000),
};

/** The page and button that sent a form, such as `/pricing: footer`. Never contains personal data. */
export const formSource = z
  .string()
  .overwrite((text) => cutLine(text, FORM_SOURCE_MAX))
  .catch('');

/** Whether the agency may send marketing. The checkbox starts unticked; both values are valid. */
export const consentField = { consent: z.boolean('Required') };
