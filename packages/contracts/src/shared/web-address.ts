/** An address taken apart; undefined where the text is none. `URL.parse` is not in every browser we promise. */
export function parseAddress(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
