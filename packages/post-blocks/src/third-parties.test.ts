import { expect, test } from 'vitest';
import { embedOf, videoOf } from './third-parties.ts';

test.each([
  ['https://www.google.com/maps/embed?pb=!1m18', 'Google Maps'],
  ['https://www.google.com/maps/embed', 'Google Maps'],
  ['https://form.typeform.com/to/aB3_-x', 'Typeform'],
  ['https://form.typeform.com/to/aB3_-x?typeform-medium=embed', 'Typeform'],
])('recognises %s as %s', (url, provider) => {
  expect(embedOf(url)).toEqual({ provider, frame: url, page: url });
});

test.each([
  'https://www.google.com/maps/embed%2f..%2f..%2furl?q=https://evil.example',
  'https://www.google.com/maps/embedded',
  'https://www.google.com/maps/embed/../../url?q=https://evil.example',
  'https://www.google.com/maps/embed/x',
  'https://form.typeform.com/to/',
  'https://form.typeform.com/to/..%2f..%2fx',
  'https://form.typeform.com/to/abc/def',
  'https://form.typeform.com/to/abc%20def',
  'https://www.google.com@evil.example/maps/embed',
])('rejects %s', (url) => {
  expect(embedOf(url)).toBeUndefined();
});

test('rejects a video of a host that imitates YouTube', () => {
  expect(videoOf('https://www.youtube.com@evil.example/watch?v=abc')).toBeUndefined();
});
