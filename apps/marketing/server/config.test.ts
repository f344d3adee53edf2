import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test.each(['BOOKING_URL', 'CONTACT_FORM_URL', 'EBOOK_FORM_URL', 'FORM_PROVIDER_ORIGIN'])(
  'rejects a value of %s that is not a web address and names the variable',
  (name) => {
    expect(() => readConfig({ [name]: 'javascript:alert(1)' })).toThrow(
      new RegExp(`${name} is .* set it to`),
    );
  },
);

test('allows frames from each configured origin once', () => {
  const config = readConfig({
    BOOKING_URL: 'https://cal.example/upcurve',
    CONTACT_FORM_URL: 'https://forms.example/contact',
    EBOOK_FORM_URL: 'https://forms.example/guide',
    WISTIA_IDS: 'abc123, ,def456',
  });
  expect(config.frameOrigins).toEqual([
    'https://cal.example',
    'https://forms.example',
    'https://fast.wistia.net',
  ]);
  expect(config.formProviderOrigin).toBe('https://forms.example');
  expect(config.wistiaIds).toEqual(['abc123', '', 'def456']);
});

test.each(['a/b', '"><script>', 'a,b,c,d'])('rejects %s as WISTIA_IDS', (ids) => {
  expect(() => readConfig({ WISTIA_IDS: ids })).toThrow(/WISTIA_IDS is/);
});

test('the intro film has its own setting, which also allows the player’s frame', () => {
  const { wistiaIds, wistiaIntroId, frameOrigins } = readConfig({ WISTIA_INTRO_ID: ' abc123 ' });
  expect({ wistiaIds, wistiaIntroId, frameOrigins }).toEqual({
    wistiaIds: [],
    wistiaIntroId: 'abc123',
    frameOrigins: ['https://fast.wistia.net'],
  });
  expect(() => readConfig({ WISTIA_INTRO_ID: 'abc,def' })).toThrow(/WISTIA_INTRO_ID is/);
});
