import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateToLatest, revertMigration } from '../../db/migrate.ts';
import { contactQueries } from '../../features/contact/queries.ts';
import { holdLead } from '../../features/quarantine/service.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { storedLead } from '../../testing/samples/leads.ts';
import { nameKey, planSearch, searchText } from './search.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const id = (n: number) => `0198a2f0-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** All characters from U+00A1 to U+10A0, such as accented Latin and Greek letters, and names in further scripts. */
const alphabets = Array.from({ length: 0x1000 }, (_, i) => String.fromCodePoint(0xa1 + i)).join('');
const NAMES = [
  ...(alphabets.match(/.{1,120}/gsu) ?? []),
  'O’Connell-O‘Brien',
  "D'Arcy `Quoted´ Saʿid Oʻahu",
  'Nowa Skóra ŁÓDŹ',
  'İstanbul IŞIK ışık',
  'ﬁne oﬃce ǆ Ǆ ﬀ',
  'Straße ẞ Ærø Œuvre Þór Đorđe Ħal ſ',
  'ΌΔΥΣΣΕΥΣ ᾿Αθήνα ᾳ',
  'مُحَمَّد أحمد ﷺ ﻻ ـــ',
  'שָׁלוֹם ג׳ורג׳',
  'हिन्दी नमस्ते ไทย 한국어 がぱ ガ',
  'Z\u0351\u036b\u0343a\u0327\u0301l\u0338g\u0321o\u0489',
  '😀 Anna 👩‍👩‍👧‍👦 🇬🇧 Bell ✔️',
  'zero\u200bwidth soft\u00adhyphen \u202eover',
  '１２３ ＡＢＣ ＇ ④ ½ Ⅻ ² ª º µ',
  '𝒜𝓃𝓃𝒶 𐐀𐐨 𞤀 𠀀',
  'Ꭰ ꭰ Ა ა Ꙁ Ⴀ',
  'ﷺ'.repeat(120),
  '👩‍👧'.repeat(24),
  '  . - ',
  'back\\slash 100% _ "quote"',
];
const PHONES = ['+44 20 7946 0123', '020 7946 0123', '0044 (0)7700 900123', '+49 (0)30 901820', '12345', '+'];

test('the migration and the API store the same search text and name key', async () => {
  const phoneOf = (n: number) => PHONES[n % (PHONES.length + 1)];
  for (const [n, name] of NAMES.entries()) {
    const lead = { id: id(n), name, email: 'A.Bell+x@Example.com', phone: phoneOf(n) ?? null };
    await storedLead(api, { ...lead, businessName: name });
    const contact = { ...lead, company: null, message: `${name}\n\t${name}`, formType: 'Contact' as const };
    const details = [{ label: 'Plan', text: name }];
    const rest = { details, attribution: null, source: '/', consent: false, consentVersion: 'test' };
    await contactQueries(api.db).create({ ...contact, ...rest });
    await holdLead(api.db, contact, {
      ...{ kind: 'contact', version: 2, reason: 'honeypot', formType: 'Contact', businessName: name },
    });
  }
  const read = async () => [
    await api.db.selectFrom('submissions').select(['name', 'searchText', 'nameKey']).orderBy('id').execute(),
    await api.db
      .selectFrom('contactSubmissions')
      .select(['name', 'searchText', 'nameKey'])
      .orderBy('id')
      .execute(),
    await api.db.selectFrom('quarantinedLeads').select(['name', 'searchText']).orderBy('id').execute(),
  ];
  const byApi = await read();
  for (const table of ['submissions', 'contactSubmissions', 'quarantinedLeads'] as const)
    await api.db.updateTable(table).set({ searchText: 'before' }).execute();
  await api.db.updateTable('submissions').set({ nameKey: 'before' }).execute();
  await revertMigration(api.db, '20261122T0330-fold-search');
  await migrateToLatest(api.db);
  const byMigration = await read();
  for (const [i, rows] of byMigration.entries()) {
    expect(rows).toHaveLength(NAMES.length);
    for (const [n, row] of rows.entries()) expect(row).toEqual(byApi[i]?.[n]);
  }
});

test.each([
  ["O'Connell", 'oconnell'],
  ['O’CONNELL', 'oconnell'],
  ['Ésteban', 'esteban'],
  ['ŁUKASZ Øst', 'lukasz ost'],
  ['Weiß', 'weiss'],
  ['İpek IŞIK', 'ipek isik'],
  ['Μάρκος', 'μαρκοσ'],
  ['محمّد', 'محمد'],
])('sorts the name %j as %j', (name, key) => {
  expect(nameKey(name)).toBe(key);
});

test('stores a phone number for search in international and national digits', () => {
  expect(searchText(['Bo'], '+44 (0)20 7946 0123')).toBe('\n bo\n 442079460123 02079460123');
  expect(searchText(['Bo'], '+49 30 901820')).toBe('\n bo\n 4930901820');
  expect(searchText(['Bo'], null)).toBe('\n bo\n ');
});

test.each([
  ['nowa  SKÓRA', { kind: 'indexed', anyOf: [['%nowa%', '%skora%']] }],
  ['bo 100%', { kind: 'indexed', anyOf: [['% bo%', '%100\\%%']] }],
  ['anna & anna', { kind: 'indexed', anyOf: [['%anna%']] }],
  ['+44 20 7946', { kind: 'indexed', anyOf: [['% 44%', '% 20%', '%7946%'], ['%44207946%']] }],
  ['7946', { kind: 'indexed', anyOf: [['%7946%']] }],
  ['& _', { kind: 'scan', anyOf: [['%&%', '%\\_%']] }],
  ["'", undefined],
])('plans the search for %j as %j', (term, plan) => {
  expect(planSearch(term)).toEqual(plan);
});
