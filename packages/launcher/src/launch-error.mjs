/** Something the user can mend; the message is a sentence that says what and how, and is all that is shown. */
export class LaunchError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = 'LaunchError';
  }
}
