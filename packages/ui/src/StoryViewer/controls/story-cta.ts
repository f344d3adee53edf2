export interface CtaLink {
  href: string;
  label: string;
  isExternal: boolean;
}

/** Link labels for common pages of the site. */
const LABELS: Record<string, string> = {
  '/contact': 'Talk to us',
  '/book-consultation': 'Book a consultation',
};

/** Returns the host as the browser parses it; undefined if the address is invalid. */
function hostOf(address: string): string | undefined {
  try {
    return new URL(address).hostname.replace(/^www\./, '');
  } catch {
    return undefined;
  }
}

/** Returns a story's link with a label. The label of a link to another site contains its host. */
export function ctaOf(cta: string): CtaLink {
  if (!/^https?:/i.test(cta)) {
    const path = /^[^?#]*?(?=\/?(?:[?#]|$))/.exec(cta)?.[0] ?? '';
    return { href: cta, label: LABELS[path] ?? 'Find out more', isExternal: false };
  }
  const host = hostOf(cta);
  return { href: cta, label: host ? `Visit ${host}` : 'Find out more', isExternal: true };
}
