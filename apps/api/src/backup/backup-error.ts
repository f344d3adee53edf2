/** A backup or restore that cannot be; the message is a sentence that says why, and what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}
