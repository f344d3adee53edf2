import { Copied } from '../../../kit/feedback/Copied.tsx';
import { phoneLink } from './reach.ts';

/* Contact details as facts; null if the lead did not give them. */

export const emailFact = (email: string) => (
  <Copied text={email} what="the e-mail address" href={`mailto:${email}`} />
);

export const phoneFact = (phone: string | null) =>
  phone && <Copied text={phone} what="the phone number" href={phoneLink(phone)} />;

/** A web address may have been given without https://. */
export const websiteFact = (website: string | null) => {
  if (!website) return null;
  const href = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  return <Copied text={website} what="the web address" href={href} isOutside />;
};
