export const SHEET = { width: 400, height: 500 };

/** A drawing of a texture's size. */
export const sheet = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}" fill="none">${content}</svg>`;

/** Numbers from 0 to 1 that are the same at every build. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    // Park and Miller's generator.
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
