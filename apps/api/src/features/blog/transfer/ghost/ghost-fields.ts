/** A row of a table, a node of a document: whatever was in the file. */
export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** A field as text; empty where it is none. */
export function textOf(fields: Fields, name: string): string {
  const value = own(fields, name);
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
/** A field as a list of rows, without what is none. */
export function listOf(fields: Fields, name: string): Fields[] {
  const value = own(fields, name);
  return Array.isArray(value) ? value.filter(isFields) : [];
}
export function fieldsOf(fields: Fields, name: string): Fields {
  const value = own(fields, name);
  return isFields(value) ? value : {};
}

/** The object that a JSON text holds, or undefined if it holds none. */
export function fieldsIn(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
