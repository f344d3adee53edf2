export interface CtaLink {
  href: string;
  label: string;
  isExternal: boolean;
}

/** What links to these pages of the site say; to others they say less. */
const LABELS: Record<string, string> = {
  '/contact': 'Talk to us',
  '/book-consultation': 'Book a consultation',
};
const OTHER = 'Find out more';

/** A story's link and what it says: within the site, or to another, which it names. */
export function ctaOf(cta: string): CtaLink {
  if (!/^https?:/i.test(cta)) {
    const path = cta.replace(/[?#].*/, '').replace(/(.)\/$/, '$1');
    return { href: cta, label: LABELS[path] ?? OTHER, isExternal: false };
  }
  const host = /^https?:\/\/(?:[^/?#]*@)?(?:www\.)?([^/?#:]+)/i.exec(cta)?.[1];
  return { href: cta, label: host ? `Visit ${host}` : OTHER, isExternal: true };
}
