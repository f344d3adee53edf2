import { CALLING_HOURS, NO_VAT } from '@upcurve/contracts/settings/agency';
import type { PublicCompany } from '@upcurve/contracts/settings/company';

/** What the agency says about itself. The facts about the company behind it come from its settings. */
export const agency = {
  name: 'Upcurve',
  hours: `Monday to Friday, ${CALLING_HOURS.from} am to ${CALLING_HOURS.to - 12} pm`,
  blurb:
    'Upcurve is the Revenue Generating Department for aesthetic clinics: marketing, sales and follow-up, run by one team accountable for your turnover.',
  demoMark: 'This site is a demonstration: its stories and posts are examples.',
  exampleMark: 'This site is a demonstration: its company details, people, stories and posts are examples.',
} as const;

/** The facts about the company. Pages leave out every fact that is empty. `isExample`: all of them are examples. */
export interface Company extends PublicCompany {
  isExample: boolean;
}

/** The company before the API has answered for the first time. */
export const UNKNOWN_COMPANY: Company = {
  registeredName: '',
  companyNumber: '',
  registeredIn: '',
  registeredOffice: '',
  vatNumber: '',
  email: '',
  phone: '',
  address: '',
  founder: '',
  consultationsBy: '',
  linkedin: '',
  instagram: '',
  facebook: '',
  youtube: '',
  isDemo: false,
  isExample: false,
};

export const addressLines = ({ address }: Company) =>
  address
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean);

export const mapLink = (company: Company) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(addressLines(company).join(', '))}`;

export const socialProfiles = ({ linkedin, instagram, facebook, youtube }: Company) =>
  (
    [
      { network: 'LinkedIn', href: linkedin },
      { network: 'Instagram', href: instagram },
      { network: 'Facebook', href: facebook },
      { network: 'YouTube', href: youtube },
    ] as const
  ).filter(({ href }) => href);

/** Returns the sentence that says which parts of a demonstration are examples; empty on a real site. */
export const demoMark = ({ isDemo, isExample }: Company) =>
  (isExample && agency.exampleMark) || (isDemo && agency.demoMark) || '';

/** Returns the details that the law requires on a company's website; empty if none is set. */
export function registration(company: Company): string {
  const { registeredName, registeredIn, companyNumber, registeredOffice, vatNumber } = company;
  const register = [
    registeredIn && `registered in ${registeredIn}`,
    companyNumber && `company number ${companyNumber}`,
  ].filter(Boolean);
  const name = registeredName && `${agency.name} is a trading name of ${registeredName}`;
  const sentences = [
    [name, ...register].filter(Boolean).join(', '),
    registeredOffice && `registered office: ${registeredOffice}`,
    vatNumber === NO_VAT ? 'not registered for VAT' : vatNumber && `VAT number ${vatNumber}`,
  ];
  return sentences
    .filter(Boolean)
    .map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`)
    .join(' ');
}
