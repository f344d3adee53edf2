/** The first two letters of a name, or 'NA'. */
export function initials(name: string): string {
  return name.trim().slice(0, 2).toUpperCase() || 'NA';
}

/** First letters of the first and the last word. */
export const initialsOf = (name: string) => {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase();
};

export const businessOf = (lead: { businessName: string | null }) =>
  lead.businessName?.trim() || 'No business name';
