/** Returns a lead's display name. */
export const leadName = (lead: { name: string }) => lead.name.trim() || 'Unnamed';

export const businessName = (lead: { businessName: string | null }) =>
  lead.businessName?.trim() || 'No business name';

/** Returns the first two letters of a name, or 'NA'. */
export function initials(name: string): string {
  return name.trim().slice(0, 2).toUpperCase() || 'NA';
}
