export interface CtaLink {
  href: string;
  label: string;
  isExternal: boolean;
}

/** A story's link and what it says: within the site, or to another, which it names. `/contact` is where one talks to us. */
export function ctaOf(cta: string): CtaLink {
  if (!/^https?:/i.test(cta)) {
    const isContact = /^\/contact\/?(?:[?#]|$)/.test(cta);
    return { href: cta, label: isContact ? 'Talk to us' : 'Find out more', isExternal: false };
  }
  const host = /^https?:\/\/(?:[^/?#]*@)?(?:www\.)?([^/?#:]+)/i.exec(cta)?.[1];
  return { href: cta, label: host ? `Visit ${host}` : 'Find out more', isExternal: true };
}
