import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineHeldLead } from './held-lead.ts';

const now = defineHeldLead({
  version: 3,
  schema: z.strictObject({ name: z.string(), consent: z.boolean(), source: z.string() }),
  upgrades: {
    1: ({ firstName, lastName, ...lead }: { firstName: string; lastName: string }) => ({
      ...lead,
      name: `${firstName} ${lastName}`,
    }),
    2: (lead: object) => ({ ...lead, source: 'unknown' }),
  },
});

test.each([
  [3, { name: 'Anna Bell', consent: true, source: '/pricing' }, '/pricing'],
  [2, { name: 'Anna Bell', consent: true }, 'unknown'],
  [1, { firstName: 'Anna', lastName: 'Bell', consent: true }, 'unknown'],
])('reads a held lead of version %i in the current format', (version, lead, source) => {
  expect(now.read({ version, lead })).toEqual({ name: 'Anna Bell', consent: true, source });
});

test('refuses a held lead that is newer, has no upgrade path or is invalid', () => {
  expect(() => now.read({ version: 4, lead: {} })).toThrow(
    'A newer release has quarantined this lead. Update first.',
  );
  expect(() => now.read({ version: 0, lead: {} })).toThrow(
    'There is no upgrade of held leads from version 0 to 1.',
  );
  expect(() => now.read({ version: 3, lead: { name: 7 } })).toThrow();
});
