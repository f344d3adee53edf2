import { Copied } from './Copied.tsx';
import { dialled } from './reach.ts';

/* Ways to reach a lead as values of its facts; null for those it did not give. */

export const emailFact = (email: string) => (
  <Copied text={email} what="the e-mail address" href={`mailto:${email}`} />
);

export const phoneFact = (phone: string | null) =>
  phone && <Copied text={phone} what="the phone number" href={dialled(phone)} />;

/** A web address may have been given without https://. */
export const websiteFact = (website: string | null) => {
  if (!website) return null;
  const href = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  return <Copied text={website} what="the web address" href={href} isOutside />;
};
