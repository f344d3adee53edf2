import { signature } from './tokens.ts';

/**
 * The token of a visitor's report: made from the id with our secret, so that it lies nowhere in clear. The row keeps
 * its hash, so links outlive a change of the secret.
 */
export function resultToken(secret: string, submissionId: string): string {
  return signature(secret, 'result-token', submissionId);
}

interface Site {
  marketingUrl: string;
  sessionSecret: string;
}

/** Where a visitor reads the own report. The token stands behind a #, which browsers send to nobody. */
export const reportLink = ({ marketingUrl, sessionSecret }: Site, submissionId: string) =>
  `${marketingUrl}/eligibility/results#r=${resultToken(sessionSecret, submissionId)}`;
