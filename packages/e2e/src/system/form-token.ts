import { FORM_TOKEN_MIN_SECONDS } from '@upcurve/contracts/form-token-age';

/** A form token: believed from `ripeAt` on; what is handed in with a younger one lands in quarantine. */
export type GivenFormToken = { token: string; ripeAt: number };

export async function getFormToken(marketing: string): Promise<GivenFormToken> {
  const response = await fetch(`${marketing}/api/form-token`);
  const { token } = (await response.json()) as { token: string };
  return { token, ripeAt: Date.now() + FORM_TOKEN_MIN_SECONDS * 1000 + 100 };
}
