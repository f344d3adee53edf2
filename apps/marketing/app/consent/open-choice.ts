/** Opens the cookie choice, to make it or to take it back. Its script comes only then. */
export async function openChoice(): Promise<void> {
  const consent = await import('./run-consent.ts');
  await consent.openChoice();
}
