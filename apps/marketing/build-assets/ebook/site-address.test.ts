import { expect, test } from 'vitest';
import { anySite, withSite } from './site-address.ts';

const printed = Buffer.from(`<< /URI (${anySite}/pricing) >>\xe9 << /URI (mailto:a@b.example) >>`, 'latin1');

test('inserts the site’s address into the links without moving anything', () => {
  const pdf = withSite(printed, 'https://upcurve.example');
  expect(pdf.length).toBe(printed.length);
  expect(pdf.toString('latin1').replaceAll(/ +/g, ' ')).toBe(
    '<< /URI (https://upcurve.example/pricing) >>\xe9 << /URI (mailto:a@b.example) >>',
  );
});

test('rejects an address that is too long', () => {
  expect(() => withSite(printed, `https://${'a'.repeat(120)}.example`)).toThrow(/too long/);
});
