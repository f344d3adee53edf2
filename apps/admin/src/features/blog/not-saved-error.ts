/** Unsaved changes cannot be saved now. The message tells the user why. In its own file, to keep the editor out of lists. */
export class NotSavedError extends Error {
  override name = 'NotSavedError';
}
