import { contactFields, NAME_MAX } from '../leads/lead.ts';
import { get, put } from '../shared/endpoint.ts';
import { IfMatch } from '../shared/if-match.ts';
import { keysOf } from '../shared/keys.ts';
import { EmailOrNone, line, paragraph } from '../shared/text.ts';
import { parseAddress } from '../shared/web-address.ts';
import { z } from '../shared/zod.ts';
import { NO_VAT } from './agency.ts';

export const ADDRESS_MAX = 300;
const NUMBER_MAX = 30;

export const REGISTERS = ['England and Wales', 'Wales', 'Scotland', 'Northern Ireland'] as const;

/** The facts in the order of the form. Every fact may be empty. `law`: when UK law asks for it on the website. */
export const COMPANY_FACTS = {
  registeredName: { label: 'Registered name', law: 'always' },
  companyNumber: { label: 'Company number', law: 'always' },
  registeredIn: { label: 'Place of registration', law: 'always' },
  registeredOffice: { label: 'Registered office', law: 'always' },
  vatNumber: { label: 'VAT number', law: 'if registered for VAT' },
  email: { label: 'Email address', law: 'always' },
  phone: { label: 'Telephone number', law: 'never' },
  address: { label: 'Address for visitors', law: 'never' },
  founder: { label: 'Founder', law: 'never' },
  consultationsBy: { label: 'Who confirms consultations', law: 'never' },
  linkedin: { label: 'LinkedIn', law: 'never' },
  instagram: { label: 'Instagram', law: 'never' },
  facebook: { label: 'Facebook', law: 'never' },
  youtube: { label: 'YouTube', law: 'never' },
} as const;
export type CompanyFact = keyof typeof COMPANY_FACTS;
export const companyFactNames = keysOf(COMPANY_FACTS);

const withoutSpaces = (text: string) => text.toUpperCase().replaceAll(/\s/g, '');

const VAT_NUMBER = /^(GB|XI)?(\d{3})(\d{4})(\d{2})(\d{3})?$/;
/** Writes a VAT number as in `GB 123 4567 89`, and words for none as NO_VAT. Other text stays as it is. */
function writeVatNumber(text: string): string {
  if (/^(no|none|n\/a|not (vat )?registered( for vat)?)\.?$/i.test(text)) return NO_VAT;
  const [, country = 'GB', ...groups] = VAT_NUMBER.exec(withoutSpaces(text)) ?? [];
  return groups.length > 0 ? [country, ...groups].filter(Boolean).join(' ') : text;
}

const isProfile = (text: string) => {
  const url = parseAddress(text);
  return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username;
};
const profile = line({ max: 300 }).refine(
  (text) => text === '' || isProfile(text),
  'Enter a web address that begins with https://.',
);

/** Facts about the company for the site and its legal pages. An empty text is a fact that is not set. */
export const CompanyFacts = z.strictObject({
  registeredName: line({ max: 160 }),
  companyNumber: line({ max: NUMBER_MAX })
    .overwrite(withoutSpaces)
    .refine(
      (text) => /^(?:[A-Z\d]{2}\d{6})?$/.test(text),
      'Enter all eight characters, such as 01234567 or SC123456.',
    ),
  registeredIn: z.enum(['', ...REGISTERS]),
  registeredOffice: line({ max: ADDRESS_MAX }),
  vatNumber: line({ max: NUMBER_MAX })
    .overwrite(writeVatNumber)
    .refine(
      (text) => text === '' || text === NO_VAT || VAT_NUMBER.test(withoutSpaces(text)),
      `Enter a VAT number such as GB 123 4567 89, or “${NO_VAT}”.`,
    ),
  email: EmailOrNone,
  phone: contactFields.phone.unwrap().unwrap(),
  address: paragraph({ max: ADDRESS_MAX }),
  founder: line({ max: NAME_MAX }),
  consultationsBy: line({ max: NAME_MAX }),
  linkedin: profile,
  instagram: profile,
  facebook: profile,
  youtube: profile,
}) satisfies z.ZodType<Record<CompanyFact, string>>;
export type CompanyFacts = z.infer<typeof CompanyFacts>;

/** Returns the missing facts that UK law asks for on every company's website. */
export const missingByLaw = (facts: CompanyFacts): CompanyFact[] =>
  companyFactNames.filter((name) => COMPANY_FACTS[name].law === 'always' && facts[name] === '');

/** The facts with the version that a change must name. */
export const CompanySettings = CompanyFacts.extend({ version: z.int() });
export type CompanySettings = z.infer<typeof CompanySettings>;

/** The facts for the site. `isDemo`: the site shows examples of the facts that are not set. */
export const PublicCompany = CompanyFacts.extend({ isDemo: z.boolean() });
export type PublicCompany = z.infer<typeof PublicCompany>;

const path = '/api/settings/company';

export const company = {
  getCompany: get('/api/company', {
    summary: 'The facts about the company for the website',
    access: 'public',
    response: PublicCompany,
  }),
  getCompanySettings: get(path, {
    summary: 'The facts about the company, with their version',
    access: 'users:manage',
    response: CompanySettings,
  }),
  saveCompanySettings: put(path, {
    summary: 'Set the facts that the website shows. 412 if If-Match names an older version',
    access: 'users:manage',
    headers: IfMatch,
    body: CompanyFacts,
    response: CompanySettings,
  }),
};
