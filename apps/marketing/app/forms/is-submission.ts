/**
 * Whether a message of the form provider reports a submission: the type `form_submitted`, the action `submit` or the
 * event `form_submit`, or a text containing `success` or `submit`.
 */
export function isSubmission(data: unknown): boolean {
  if (typeof data === 'string') return data.includes('success') || data.includes('submit');
  if (typeof data !== 'object' || data === null) return false;
  const { type, action, event } = data as Record<string, unknown>;
  return type === 'form_submitted' || action === 'submit' || event === 'form_submit';
}
