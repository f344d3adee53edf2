/**
 * Changes the page as browsers do that translate it: a copy of each text, in two `font` elements, replaces the text
 * that React knows. The copy has the same words, so that tests can compare it. Also runs in a browser, by its source.
 */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const isLeft = text.parentElement?.closest('script, style, textarea, svg, font, [translate=no]');
    if (isLeft || text.data.trim() === '') continue;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(text.data);
    text.replaceWith(font);
  }
}
