/** An error that the user can fix. Only its message is shown: it says what is wrong and how to fix it. */
export class LaunchError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = 'LaunchError';
  }
}
