const SUBJECT = 'Your enquiry to Upcurve';

/** Returns a mailto link with a subject and a greeting. */
export function emailDraft({ name, email }: { name: string; email: string }): string {
  const greeting = `Hello${name.trim() && ` ${name.trim()}`},\r\n\r\nThank you for getting in touch with Upcurve.\r\n\r\n`;
  // The @ stays unencoded, because some email programs do not decode it.
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(greeting)}`;
}
