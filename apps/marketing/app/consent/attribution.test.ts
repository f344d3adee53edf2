import { expect, test } from 'vitest';
import { readAttribution } from './attribution.ts';

test('records campaign names, the referring site and the first page', () => {
  const address = new URL(
    'https://upcurve.example/eligibility/welcome?utm_source=insta&utm_campaign=may&x=1',
  );
  expect(readAttribution(address, 'https://www.instagram.com/p/123?igsh=secret')).toEqual({
    source: 'insta',
    campaign: 'may',
    referrer: 'https://www.instagram.com',
    landingPage: '/eligibility/welcome',
  });
});

test('an email address in a campaign link stays out, as does our own site as referrer', () => {
  const address = new URL('https://upcurve.example/?utm_source=newsletter&utm_content=amelia%40hart.example');
  expect(readAttribution(address, 'https://upcurve.example/pricing')).toEqual({
    source: 'newsletter',
    landingPage: '/',
  });
});

test.each(['amelia%2540hart.example', 'amelia%EF%BC%A0hart.example'])(
  'removes the encoded email address %s from a campaign link',
  (content) => {
    const address = new URL(`https://upcurve.example/?utm_content=${content}`);
    expect(readAttribution(address, '')).toEqual({ landingPage: '/' });
  },
);

test('keeps the first page’s attribution after a full page load', () => {
  const address = new URL('https://upcurve.example/eligibility/profile');
  expect(readAttribution(address, 'https://upcurve.example/eligibility/welcome?utm_source=insta')).toEqual({
    source: 'insta',
    landingPage: '/eligibility/welcome',
  });
});

test.each([
  ['Herbst%E2%80%A8Aktion', 'Herbst Aktion'],
  [`${'x'.repeat(119)}%F0%9F%98%80`, 'x'.repeat(119)],
  ['%E2%80%AASpring%E2%80%AC%00', 'Spring'],
  // Links that broke the forms of other products: a placeholder, broken encoding, an endless name.
  ['(not%20set)', '(not set)'],
  ['uns_footer%', 'uns_footer%'],
  ['%AA%AA', '��'],
  ['x'.repeat(300), 'x'.repeat(120)],
])('keeps what is readable of the campaign %s', (given, campaign) => {
  const address = new URL(`https://upcurve.example/?utm_campaign=${given}`);
  expect(readAttribution(address, '')).toEqual({ campaign, landingPage: '/' });
});
