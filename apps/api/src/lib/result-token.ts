import { signature } from './tokens.ts';

/**
 * The token of a visitor's report: made from the id with our secret, so that it lies nowhere in clear. The row keeps
 * its hash, so links outlive a change of the secret.
 */
export function resultToken(secret: string, submissionId: string): string {
  return signature(secret, 'result-token', submissionId);
}
