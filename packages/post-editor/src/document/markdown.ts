import { Marked } from 'marked';
import { escapeHtml } from './clipboard.ts';

/*
 * Converts pasted markdown. The library loads with the first such paste.
 */

const markdown = new Marked({
  gfm: true,
  // Line breaks stay, as in pasted text without signs.
  breaks: true,
  renderer: {
    // Shows tags as text, because `Array<string>` is not meant as HTML. Only `<br>` is kept, for breaks in table cells.
    html: ({ text }) => (/^<br\s*\/?>$/i.test(text.trim()) ? '<br>' : escapeHtml(text)),
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
});

/** Returns markdown as HTML for `readClipboard`. It is not safe to show on a page. */
export const htmlOfMarkdown = (text: string): string => markdown.parse(text, { async: false });
