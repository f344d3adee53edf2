import { createClient } from '@upcurve/api-client/create-client';
import {
  type CompanyFacts,
  company,
  companyFactNames,
  type PublicCompany,
} from '@upcurve/contracts/settings/company';
import { config } from '../server/config.ts';
import { type Company, UNKNOWN_COMPANY } from './content/site/company.ts';
import { keepLastAnswer } from './last-answer.server.ts';

/** Every page needs the facts, so visitors must not notice the timeout. */
const PATIENCE_MS = 1000;

/** Facts for a demonstration: nobody's numbers, and names under .example. */
const EXAMPLES: CompanyFacts = {
  registeredName: 'Upcurve Growth Ltd',
  companyNumber: '00000000',
  registeredIn: 'England and Wales',
  registeredOffice: '48 Welbeck Street, London W1G 9XL',
  vatNumber: 'GB 000 0000 00',
  email: 'hello@upcurve.example',
  phone: '020 7946 0182',
  address: '48 Welbeck Street\nMarylebone\nLondon W1G 9XL',
  founder: 'Helena Marsh',
  consultationsBy: 'Freya Lindqvist',
  linkedin: 'https://www.linkedin.com/company/upcurve-example',
  instagram: 'https://www.instagram.com/upcurve.example',
  facebook: 'https://www.facebook.com/upcurve.example',
  youtube: 'https://www.youtube.com/@upcurve-example',
};

/** Returns examples while the agency has entered no fact. Its own facts are never mixed with examples. */
export function withExamples(facts: Company): Company {
  const isAnySet = companyFactNames.some((name) => facts[name] !== '');
  return isAnySet ? facts : { ...facts, ...EXAMPLES, isExample: true };
}

let ask: ReturnType<typeof keepLastAnswer<PublicCompany>> | undefined;

/**
 * Returns the facts to show. Asks the API at every render, because a new content version must show new facts; falls
 * back to the last answer while the API is down, and to no facts before the first.
 */
export async function readCompany(): Promise<Company> {
  if (!ask) {
    const api = createClient({ get: company.getCompany }, { baseUrl: config().apiUrl });
    ask = keepLastAnswer((signal) => api.get({}, { signal }), PATIENCE_MS);
  }
  const facts = await ask().then(
    ({ value }) => ({ ...value, isExample: false }),
    () => UNKNOWN_COMPANY,
  );
  return facts.isDemo ? withExamples(facts) : facts;
}
