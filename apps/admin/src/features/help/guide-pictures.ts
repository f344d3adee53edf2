import type { GuideName } from './guides.ts';

const FILES = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a guide's picture; `pnpm demo:help` takes them. */
export const pictureOf = (name: GuideName, scheme: 'light' | 'dark') =>
  FILES[`./pictures/${name}-${scheme}.webp`];
