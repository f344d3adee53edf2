// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(UNWRITABLE, '')
    .replaceAll(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

/** Returns an element with text, or an empty string if there is no text. */
export const element = (name: string, text: string | null | undefined, attributes = ''): string =>
  text ? `<${name}${attributes}>${xmlText(text)}</${name}>\n` : '';
