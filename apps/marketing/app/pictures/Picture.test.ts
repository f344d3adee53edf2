import { expect, test } from 'vitest';
import { findPicture } from './Picture.tsx';

const files = {
  './founder.avif': '/assets/founder-8a1.avif',
  './james-okafor.jpg': '/assets/james-okafor-77c.jpg',
};

test('a picture file fills the slot with its name', () => {
  expect(findPicture('founder', files)).toBe('/assets/founder-8a1.avif');
  expect(findPicture('james-okafor', files)).toBe('/assets/james-okafor-77c.jpg');
});

test('slots without a file keep their drawing', () => {
  expect(findPicture('margaret-ellis', files)).toBeUndefined();
  expect(findPicture('founder', { './founder-old.jpg': '/a.jpg' })).toBeUndefined();
});
