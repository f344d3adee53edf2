import { FORM_TOKEN_MAX_HOURS, FORM_TOKEN_MIN_SECONDS } from '@upcurve/contracts/form-token-age';
import type { QuarantineReason } from '@upcurve/contracts/quarantine';
import { sameText, signature } from './tokens.ts';

const PURPOSE = 'form-token';

/** A signed time, such as `mgx3k2a1.Zk…`: when the form was handed out. */
export function issueFormToken(secret: string, now = Date.now()): string {
  const time = now.toString(36);
  return `${time}.${signature(secret, PURPOSE, time)}`;
}

interface GuardedForm {
  formToken?: string;
  fax?: string;
}

/** Why a public form's lead belongs in quarantine, or undefined. */
export function quarantineReason(
  secret: string,
  { formToken, fax }: GuardedForm,
  now = Date.now(),
): QuarantineReason | undefined {
  if (fax) return 'honeypot';
  if (!formToken) return 'no-token';
  const [time = '', given = '', ...rest] = formToken.split('.');
  if (rest.length > 0 || !sameText(given, signature(secret, PURPOSE, time))) return 'bad-token';
  const seconds = (now - Number.parseInt(time, 36)) / 1000;
  if (seconds < FORM_TOKEN_MIN_SECONDS) return 'too-fast';
  if (seconds > FORM_TOKEN_MAX_HOURS * 3600) return 'too-old';
  return undefined;
}
