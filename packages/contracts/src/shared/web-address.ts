/** Parses a URL. Returns undefined if it is invalid. Some browsers that we support lack `URL.parse`. */
export function parseAddress(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
