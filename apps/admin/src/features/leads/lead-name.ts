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

const SUBJECT = 'Your enquiry to Upcurve';

/** Returns a mailto link with a subject and a greeting. */
export function emailDraft({ name, email }: { name: string; email: string }): string {
  const greeting = `Hello${name.trim() && ` ${name.trim()}`},\r\n\r\nThank you for getting in touch with Upcurve.\r\n\r\n`;
  // The @ stays unencoded, because some email programs do not decode it.
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(greeting)}`;
}
