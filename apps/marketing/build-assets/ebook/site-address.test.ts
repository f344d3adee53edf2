import { expect, test } from 'vitest';
import { anySite, withSite } from './site-address.ts';

const printed = Buffer.from(`<< /URI (${anySite}/pricing) >>\xe9 << /URI (mailto:a@b.example) >>`, 'latin1');

test('writes the site’s address into the links without moving anything', () => {
  const pdf = withSite(printed, 'https://upcurve.example');
  expect(pdf.length).toBe(printed.length);
  expect(pdf.toString('latin1').replaceAll(/ +/g, ' ')).toBe(
    '<< /URI (https://upcurve.example/pricing) >>\xe9 << /URI (mailto:a@b.example) >>',
  );
});

test('an address that is too long is refused', () => {
  expect(() => withSite(printed, `https://${'a'.repeat(120)}.example`)).toThrow(/too long/);
});
