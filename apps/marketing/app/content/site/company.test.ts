import { NO_VAT } from '@upcurve/contracts/settings/agency';
import { expect, test } from 'vitest';
import { mapLink, registration, socialProfiles, UNKNOWN_COMPANY } from './company.ts';

const company = {
  ...UNKNOWN_COMPANY,
  registeredName: 'Lowe Growth Ltd',
  companyNumber: 'SC123456',
  registeredIn: 'Scotland',
  registeredOffice: '1 High Street, Edinburgh EH1 1AA',
  vatNumber: 'GB 123 4567 89',
} as const;

test('says what the law asks for, and leaves out each fact that is not set', () => {
  expect(registration(company)).toBe(
    'Upcurve is a trading name of Lowe Growth Ltd, registered in Scotland, company number SC123456. Registered office: 1 High Street, Edinburgh EH1 1AA. VAT number GB 123 4567 89.',
  );
  expect(registration({ ...company, registeredName: '', vatNumber: '' })).toBe(
    'Registered in Scotland, company number SC123456. Registered office: 1 High Street, Edinburgh EH1 1AA.',
  );
  expect(registration({ ...UNKNOWN_COMPANY, companyNumber: '01234567' })).toBe('Company number 01234567.');
  expect(registration({ ...UNKNOWN_COMPANY, vatNumber: NO_VAT })).toBe('Not registered for VAT.');
  expect(registration(UNKNOWN_COMPANY)).toBe('');
});

test('links to the map and to the profiles that are set', () => {
  const address = '1 High Street\r\n\nEdinburgh & Leith';
  expect(mapLink({ ...company, address })).toContain('?query=1%20High%20Street%2C%20Edinburgh%20%26%20Leith');
  const youtube = 'https://www.youtube.com/@lowe';
  expect(socialProfiles({ ...company, youtube })).toEqual([{ network: 'YouTube', href: youtube }]);
});
