export interface CtaLink {
  href: string;
  label: string;
  isExternal: boolean;
}

/** What one does on the pages of the site that a story mostly leads to. */
const LABELS: Record<string, string> = {
  '/contact': 'Talk to us',
  '/book-consultation': 'Book a consultation',
};

/** As the browser reads it, who alone knows where it leads. */
function hostOf(address: string): string | undefined {
  try {
    return new URL(address).hostname.replace(/^www\./, '');
  } catch {
    return undefined;
  }
}

/** A story's link and what it says: within the site, or to another, which it names. */
export function ctaOf(cta: string): CtaLink {
  if (!/^https?:/i.test(cta)) {
    const path = /^[^?#]*?(?=\/?(?:[?#]|$))/.exec(cta)?.[0] ?? '';
    return { href: cta, label: LABELS[path] ?? 'Find out more', isExternal: false };
  }
  const host = hostOf(cta);
  return { href: cta, label: host ? `Visit ${host}` : 'Find out more', isExternal: true };
}
