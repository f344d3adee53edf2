/** Returns a lead's display name. */
export const leadName = (lead: { name: string }) => lead.name.trim() || 'Unnamed';

export const businessName = (lead: { businessName: string | null }) =>
  lead.businessName?.trim() || 'No business name';

/** Returns the form through which a contact submission was sent. */
export const formTypeName = (lead: { formType: string | null | undefined }) =>
  lead.formType?.trim() || 'Contact';

/** Returns the first two letters of a name, or 'NA'. */
export function initials(name: string): string {
  return name.trim().slice(0, 2).toUpperCase() || 'NA';
}
