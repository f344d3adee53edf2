import { HTML_MAX, TOO_LONG } from '@upcurve/post-blocks/from-html';

/** Matches a shortcode: closing slash, name, attributes. Lengths are limited, so that unclosed brackets cost little. */
const SHORTCODE = /\[(\/?)([a-z][\w-]{0,60})((?:\s[^[\]]{0,1000})?)\]/gi;
const KNOWN = new Set([
  'audio',
  'caption',
  'embed',
  'gallery',
  'playlist',
  'video',
  'wp_caption',
  'youtube',
  'vimeo',
]);
/** Blocks that consist only of their comment, so that nothing is lost without it. */
const EMPTY = new Set(['more', 'nextpage', 'separator', 'spacer']);
const ADDRESS = /https?:\/\/[^\s"'\]]{1,2000}/;
/** Matches the start of a caption. The picture may be inside a link. */
const PICTURE = /^(?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?/i;

/** Converts the content of a WordPress post to plain HTML. Shortcodes are replaced, or reported as lost. */
export function wordpressHtml(whole: string): { html: string; left: string[] } {
  const content = whole.slice(0, HTML_MAX);
  const left = [...blocksMadeThere(content)];
  if (content.length < whole.length) left.push(TOO_LONG);
  const ended = new Set<string>();
  for (const [, slash, name = ''] of content.matchAll(SHORTCODE)) if (slash) ended.add(name.toLowerCase());

  let html = '';
  let from = 0;
  let isCaption = false;
  for (const match of content.matchAll(SHORTCODE)) {
    const [whole, slash, written = '', said = ''] = match;
    const name = written.toLowerCase();
    // A single word in brackets is text.
    if (!KNOWN.has(name) && !ended.has(name) && !said.includes('=')) continue;
    const before = content.slice(from, match.index);
    html += isCaption && slash ? captioned(before) : before;
    from = match.index + whole.length;
    isCaption = false;
    if (name === 'caption' || name === 'wp_caption') {
      isCaption = !slash;
      html += slash ? '</figure>' : '<figure>';
    } else if (name === 'embed') html += slash ? '</p>' : '<p>';
    else if (!slash) {
      const address = ADDRESS.exec(said)?.[0];
      if ((name === 'youtube' || name === 'vimeo') && address) html += `<p>${address}</p>`;
      else left.push(`The shortcode [${name}]${address ? ` with ${address}` : ''}`);
    }
  }
  return { html: html + content.slice(from), left };
}

/** Converts the content of a caption shortcode: a picture, then its caption. */
function captioned(inner: string): string {
  const text = inner.trimStart();
  const picture = PICTURE.exec(text)?.[0] ?? '';
  return `${picture}<figcaption>${text.slice(picture.length)}</figcaption>`;
}

/** Finds blocks whose content WordPress generates when it renders them. */
function* blocksMadeThere(content: string): Generator<string> {
  let end = -1;
  for (let start = content.indexOf('<!--'); start >= 0; start = content.indexOf('<!--', start + 4)) {
    // The end found for one comment also ends any comments that start before it.
    if (end < start) end = content.indexOf('-->', start);
    if (end < 0) return;
    const name = /^\s*wp:([\w/-]{1,80})/.exec(content.slice(start + 4, Math.min(end, start + 200)))?.[1];
    if (name && content[end - 1] === '/' && !EMPTY.has(name))
      yield `The block “${name}”, which WordPress fills`;
  }
}
