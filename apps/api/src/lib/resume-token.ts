import type { Config } from '../config.ts';
import { signature } from './tokens.ts';

/**
 * The token of a link to carry on with a quiz: made from the session's id with our secret, so that it lies nowhere in
 * clear. The row keeps its hash.
 */
export function resumeToken(secret: string, sessionId: string): string {
  return signature(secret, 'resume-token', sessionId);
}

/** Where a visitor carries on. The token stands behind a #, which browsers send to nobody. */
export const resumeLink = ({ marketingUrl, sessionSecret }: Config, sessionId: string) =>
  `${marketingUrl}/eligibility/resume#t=${resumeToken(sessionSecret, sessionId)}`;
