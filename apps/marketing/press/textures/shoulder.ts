import { rimLight } from './rim-light.ts';

/** A neck and a shoulder, with the collarbone in the light. */
export const shoulder = () =>
  rimLight({
    edge: 'M236-10c-8 60-10 112 0 150 10 36 40 50 82 62 54 16 84 40 96 90',
    close: 'V510H-10V-10Z',
    inner: 'M120 296c70-26 150-24 230 14M206 60c-4 70-20 130-52 200',
    ground: ['#22302a', '#4f6b5a'],
    body: ['#141d1a', '#6d4a3c'],
    light: '#d9a58b',
  });
