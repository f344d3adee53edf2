import { describe, expect, test, vi } from 'vitest';
import { commandOf } from './controls/keys.ts';
import { ctaOf } from './controls/story-cta.ts';
import { readChoices, storeChoices } from './playback/use-choices.ts';
import { isTall, renditionsOf } from './renditions.ts';

describe('keys', () => {
  const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

  test.each([
    ['ArrowRight', 'next'],
    ['ArrowLeft', 'previous'],
    ['ArrowDown', 'nextStory'],
    ['ArrowUp', 'previousStory'],
    ['PageDown', 'nextStory'],
    ['PageUp', 'previousStory'],
    [' ', 'pause'],
    ['m', 'mute'],
    ['M', 'mute'],
    ['c', 'captions'],
    ['Tab', undefined],
  ])('the key %s triggers %s', (key, command) => expect(commandOf({ ...none, key })).toBe(command));

  test('Shift with an arrow key changes the story', () => {
    expect(commandOf({ ...none, shiftKey: true, key: 'ArrowRight' })).toBe('nextStory');
    expect(commandOf({ ...none, shiftKey: true, key: 'ArrowLeft' })).toBe('previousStory');
  });

  test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s are left to the browser', (modifier) => {
    expect(commandOf({ ...none, [modifier]: true, key: 'c' })).toBeUndefined();
  });
});

describe("a story's link", () => {
  test.each([
    ['/contact', 'Talk to us', false],
    ['/contact?from=story', 'Talk to us', false],
    ['/contacts', 'Find out more', false],
    ['/book-consultation/', 'Book a consultation', false],
    ['/', 'Find out more', false],
    ['/pricing', 'Find out more', false],
    ['https://www.linden.example/book', 'Visit linden.example', true],
    ['HTTP://linden.example:8080', 'Visit linden.example', true],
    ['https://evil.example\\@good.example/', 'Visit evil.example', true],
    ['https://good.example@evil.example/', 'Visit evil.example', true],
  ])('to %s has the label “%s”', (href, label, isExternal) =>
    expect(ctaOf(href)).toEqual({ href, label, isExternal }),
  );
});

describe('sound and captions', () => {
  test('start muted with captions, then follow the visitor’s choice', () => {
    expect(readChoices()).toEqual({ isMuted: true, hasCaptions: true });
    storeChoices({ isMuted: false, hasCaptions: false });
    expect(readChoices()).toEqual({ isMuted: false, hasCaptions: false });
  });

  test.each(['{', 'null', '"loud"'])('ignore the invalid stored value %s', (text) => {
    localStorage.setItem('upcurve-stories', text);
    expect(readChoices()).toEqual({ isMuted: true, hasCaptions: true });
  });

  test('work in a browser without storage', () => {
    const barred = () => {
      throw new DOMException('Barred', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(barred);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(barred);
    storeChoices({ isMuted: false, hasCaptions: true });
    expect(readChoices()).toEqual({ isMuted: true, hasCaptions: true });
    vi.restoreAllMocks();
  });
});

describe('pictures', () => {
  test('requests the smallest supported type in the required width', () => {
    const of = (type: string, width: number) => ({ type, width, url: `/${width}.${type.slice(6)}` });
    const sizes = [
      of('image/jpeg', 320),
      of('image/webp', 320),
      of('image/avif', 320),
      of('image/avif', 640),
    ];
    expect(renditionsOf({ sizes })).toEqual({
      sources: [
        { type: 'image/avif', srcSet: '/320.avif 320w, /640.avif 640w' },
        { type: 'image/webp', srcSet: '/320.webp 320w' },
      ],
      srcSet: '/320.jpeg 320w',
    });
    expect(renditionsOf({ sizes: [] })).toEqual({ sources: [], srcSet: undefined });
  });

  test.each([
    [1080, 1920, true],
    [1080, 1440, false],
    [1080, 2340, false],
    [1600, 900, false],
    [null, null, true],
  ])('treats %s × %s as tall: %s', (width, height, isSo) => {
    expect(isTall({ width, height })).toBe(isSo);
  });
});
