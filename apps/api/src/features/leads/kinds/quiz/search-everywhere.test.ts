import { contact } from '@upcurve/contracts/leads/contact';
import { contacts } from '@upcurve/contracts/leads/contacts';
import { quarantine } from '@upcurve/contracts/leads/quarantine';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { describe, expect, test } from 'vitest';
import { apiForFile } from '../../../../../test/api.ts';
import { contactInput, storedLead } from '../../../../../test/samples/leads.ts';

const PEOPLE = [
  { name: 'Sinéad O’Connell', email: 'sinead@example.co.uk', phone: '+44 20 7946 0123' },
  { name: 'Ewa Nowa Skóra', email: 'anna@example.com', phone: '(0161) 496-0999' },
  { name: 'Helena Voss', email: 'h.voss@voss.example', phone: '07700 900123' },
];

const api = await apiForFile();
const headers = await api.signIn('admin');
for (const person of PEOPLE) {
  await storedLead(api, person);
  const { submitContact } = api.client(contact);
  await submitContact({ body: contactInput(api, person) });
  await submitContact({ body: contactInput(api, { ...person, fax: 'filled in' }) });
}

const query = (search: string) => ({ query: { search } });
const lists = {
  submissions: (search: string) => api.client(submissions, headers).listSubmissions(query(search)),
  contacts: (search: string) => api.client(contacts, headers).listContacts(query(search)),
  quarantine: (search: string) => api.client(quarantine, headers).listQuarantine(query(search)),
};

describe.each(['submissions', 'contacts', 'quarantine'] as const)('%s', (list) => {
  test.each([
    ["o'connell", 'Sinéad O’Connell'],
    ['oconnell', 'Sinéad O’Connell'],
    ['O’Connell', 'Sinéad O’Connell'],
    ['connell SINEAD', 'Sinéad O’Connell'],
    ['7946', 'Sinéad O’Connell'],
    ['020 7946 0123', 'Sinéad O’Connell'],
    ['02079460123', 'Sinéad O’Connell'],
    ['+44 20 7946', 'Sinéad O’Connell'],
    ['0044 (0)20 7946', 'Sinéad O’Connell'],
    ['+44 (0)20-7946', 'Sinéad O’Connell'],
    ['example.co.uk', 'Sinéad O’Connell'],
    ['nowa skora', 'Ewa Nowa Skóra'],
    ['skóra ewa', 'Ewa Nowa Skóra'],
    ['anna@ex', 'Ewa Nowa Skóra'],
    ['0161496', 'Ewa Nowa Skóra'],
    ['voss helena', 'Helena Voss'],
    ['he vo', 'Helena Voss'],
    ['+447700', 'Helena Voss'],
    ['helena connell', undefined],
    ['7946 1', undefined],
  ])('searched for %j finds %j', async (search, name) => {
    const page = await lists[list](search);
    expect(page.items.map((item) => item.name)).toEqual(name ? [name] : []);
    expect(page.total).toBe(name ? 1 : 0);
  });
});
