import type { ContactSubmissionDetail } from '@upcurve/contracts/contacts';

/** Rows of the export: what a form carried beside the message as lines of one cell. */
export async function* exportedContacts(rows: AsyncIterable<ContactSubmissionDetail>) {
  for await (const { details, ...row } of rows) {
    yield { ...row, details: details.map(({ label, text }) => `${label}: ${text}`).join('\n') };
  }
}
