import { expect, test } from 'vitest';
import { pictures } from '../../app/content/site/pictures.ts';
import { textures } from './textures.ts';

test.each(Object.entries(textures))(
  '%s is under 10 kB, deterministic and without invalid numbers',
  (_, draw) => {
    const drawn = draw();
    expect(drawn).toBe(draw());
    expect(drawn.length).toBeLessThan(10_000);
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  },
);

test('no two slots share a texture', () => {
  const used = Object.values(pictures).map(({ texture }) => texture);
  expect(new Set(used).size).toBe(used.length);
});

test('every slot has a ratio of 4 to 5', () => {
  expect(Object.values(pictures).every(({ width, height }) => width * 5 === height * 4)).toBe(true);
});
