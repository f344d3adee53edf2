import type { TextureId } from '../../app/content/site/pictures.ts';
import { contours } from './contours.ts';
import { furrows } from './furrows.ts';
import { rimLight } from './rim-light.ts';

/** A neck and a shoulder, with the collarbone in the light. */
const shoulder = () =>
  rimLight({
    edge: 'M236-10c-8 60-10 112 0 150 10 36 40 50 82 62 54 16 84 40 96 90',
    close: 'V510H-10V-10Z',
    inner: 'M120 296c70-26 150-24 230 14M206 60c-4 70-20 130-52 200',
    ground: ['#22302a', '#4f6b5a'],
    body: ['#141d1a', '#6d4a3c'],
    light: '#d9a58b',
  });

/** Forehead to chin, so near that it could be anybody: the line of the profile, and light on it. */
const profile = () =>
  rimLight({
    edge: 'M196-10C236 8 262 44 264 78c1 16-10 24-9 40 2 28 42 66 56 98 6 14-2 24-18 27-8 2-14 4-15 10-2 9 16 16 20 28 3 9-6 14-16 17 10 3 16 9 14 19-3 12-20 15-22 26-2 13 14 26 13 50-2 40-40 56-74 62-26 6-34 26-33 55',
    close: 'H-10V-10Z',
    nearer: 'matrix(1.5 0 0 1.5 -168 -176)',
    ground: ['#120c16', '#4a2f40'],
    body: ['#1b1320', '#5f2f2c'],
    light: '#e08a73',
  });

/** The textures that stand in for the agency's photographs: skin and light from very near, nobody's face. */
export const textures: Record<TextureId, () => string> = { contours, furrows, profile, shoulder };
