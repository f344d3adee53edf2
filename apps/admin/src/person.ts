/** The first two letters of a name, or 'NA'. */
export function initials(name: string): string {
  return name.trim().slice(0, 2).toUpperCase() || 'NA';
}

export const businessOf = (lead: { businessName: string | null }) =>
  lead.businessName?.trim() || 'No business name';
