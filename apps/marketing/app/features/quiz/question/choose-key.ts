/**
 * Returns which of `count` options a key chooses: 1–9 and A–Z count from the first. Y and N also answer yes/no
 * questions.
 */
export function optionOfKey(key: string, count: number, isYesNo = false): number | undefined {
  if (key.length !== 1) return undefined;
  const letter = key.toUpperCase();
  if (isYesNo && letter === 'Y') return 0;
  if (isYesNo && letter === 'N') return 1;
  let index = -1;
  if (/^[1-9]$/.test(letter)) index = Number(letter) - 1;
  else if (/^[A-Z]$/.test(letter)) index = letter.charCodeAt(0) - 65;
  return index >= 0 && index < count ? index : undefined;
}

/** The hint shown on the option at this place: A to Z, none beyond. */
export function keyHint(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : '';
}
