/** How often an open list asks whether there is something new. */
export const NEWER_EVERY = 20_000;
