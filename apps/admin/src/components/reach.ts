const SUBJECT = 'Your enquiry to Upcurve';

/** A draft to a lead in the reader's own mail program: a fixed subject, and a greeting to write on from. */
export function emailDraft({ name, email }: { name: string; email: string }): string {
  const greeting = `Hello${name.trim() && ` ${name.trim()}`},\r\n\r\nThank you for getting in touch with Upcurve.\r\n\r\n`;
  // The sign itself stays as it is: some programs take an encoded one for a part of the name.
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(greeting)}`;
}

/** A number as phones dial it; the (0) of one that begins with its country is only for those who dial at home. */
export function dialled(phone: string): string {
  const isWorldwide = phone.trim().startsWith('+');
  return `tel:${(isWorldwide ? phone.replace('(0)', '') : phone).replaceAll(/[^\d+]/g, '')}`;
}
