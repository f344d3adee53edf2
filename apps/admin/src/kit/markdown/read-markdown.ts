import { lexer, type Token } from 'marked';

export interface MarkdownSection {
  id: string;
  title: string;
  blocks: Token[];
}

/**
 * Replaces every `${NAME}` by the value of that name.
 * @throws if there is no such value
 */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\$\{(\w+)\}/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text names the unknown value “${name}”.`);
    return String(value);
  });
}

/**
 * Returns the sections of a text, which begin with `## Title {#id}`.
 * @throws if a section has no id, or text comes before the first section
 */
export function readSections(markdown: string): MarkdownSection[] {
  const sections: MarkdownSection[] = [];
  for (const token of lexer(markdown)) {
    if (token.type === 'space') continue;
    if (token.type === 'heading' && token.depth === 2) {
      const [, title, id] = /^(.*) \{#([\w-]+)\}$/.exec(token.text) ?? [];
      if (!title || !id) throw new Error(`This section needs an id, as in “{#tasks}”: ${token.text}`);
      sections.push({ id, title, blocks: [] });
    } else {
      const section = sections.at(-1);
      if (!section) throw new Error(`This text is in no section: ${token.raw}`);
      section.blocks.push(token);
    }
  }
  return sections;
}
