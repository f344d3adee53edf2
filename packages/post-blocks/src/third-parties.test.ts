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
  ['https://youtu.be/a-b_1', 'https://www.youtube-nocookie.com/embed/a-b_1?autoplay=1'],
  ['https://m.youtube.com/watch?t=1&v=a', 'https://www.youtube-nocookie.com/embed/a?autoplay=1'],
  ['https://www.youtube.com/shorts/a', 'https://www.youtube-nocookie.com/embed/a?autoplay=1'],
  ['https://vimeo.com/channels/x/123', 'https://player.vimeo.com/video/123?autoplay=1&dnt=1'],
  [
    'https://fast.wistia.net/embed/iframe/a',
    'https://fast.wistia.net/embed/iframe/a?autoPlay=true&doNotTrack=true',
  ],
  ['https://open.spotify.com/embed/show/a', 'https://open.spotify.com/embed/show/a'],
  ['https://codepen.io/ada/pen/b', 'https://codepen.io/ada/embed/b'],
  ['https://datawrapper.dwcdn.net/a/3/', 'https://datawrapper.dwcdn.net/a/3/'],
  ['https://datawrapper.dwcdn.net/a', 'https://datawrapper.dwcdn.net/a/1/'],
  ['https://www.youtube.com/playlist?v=a', undefined],
  ['https://youtu.be/a%20b', undefined],
  ['https://vimeo.com/about', undefined],
  ['https://open.spotify.com/user/a', undefined],
  ['https://codepen.io/ada', undefined],
])('shows %s in the frame %s', (url, frame) => {
  expect((videoOf(url) ?? embedOf(url))?.frame).toBe(frame);
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
