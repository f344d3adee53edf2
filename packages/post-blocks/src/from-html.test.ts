import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VERSION } from './content.ts';
import { blocksFromHtml, type FromHtmlOptions } from './from-html.ts';
import { isHref } from './inline.ts';
import { linksOf, plainContent } from './outline.ts';
import { readContent } from './read-content.ts';
import type { TextNode } from './schema.ts';
import { item, list, numbers, text as written } from './testing/blocks.ts';
import { HOSTILE_HTML } from './testing/hostile-html.ts';

const PICTURE = '0b6f0c5e-7f0e-4a55-9c3b-0a2f7c9d4e11';
const mediaOf = (src: string) => (src.includes('kept') ? PICTURE : undefined);

/** Converts HTML to blocks without ids, and checks that they are valid content. */
function read(html: string, options?: FromHtmlOptions) {
  const { blocks, left } = blocksFromHtml(html, options);
  expect(readContent({ version: VERSION, blocks }).blocks).toEqual(blocks);
  return { blocks: blocks.map(({ id: _, ...block }) => block), left };
}
const blocksOf = (html: string, options?: FromHtmlOptions) => read(html, options).blocks;
const text = (...nodes: (string | TextNode)[]) => ({ type: 'richText', nodes: written('', ...nodes).nodes });

test('joins neighbouring texts into one block with their marks', () => {
  expect(
    blocksOf(
      '<p>One <b>bold <i>and slanted</i></b>, <code>code</code>.</p><p>A <a href="/pricing">link</a><br>and a line.</p>Loose',
    ),
  ).toEqual([text('One **bold _and slanted_**, `code`.', 'A [link](/pricing)\nand a line.', 'Loose')]);
});

test('escapes text that looks like a mark', () => {
  expect(blocksOf('<p>5 ** 3, [x](javascript:1), snake_case and `tick`</p>')).toEqual([
    text('5 \\*\\* 3, \\[x\\](javascript:1), snake\\_case and \\`tick\\`'),
  ]);
});

test('never skips a heading level and keeps only one first-level heading', () => {
  const levels = (html: string, options?: FromHtmlOptions) =>
    blocksOf(html, options).map((block) => (block.type === 'heading' ? block.level : block.type));
  expect(levels('<h1>A</h1><h2>B</h2><h4>C</h4><h6>D</h6>')).toEqual([2, 2, 3, 4]);
  expect(levels('<h3>A</h3><h4>B</h4>')).toEqual([2, 3]);
  expect(levels('<h4>A</h4>', { level: 3 })).toEqual([4]);
  expect(levels('<h1>A</h1><h2>B</h2><h1>C</h1><h2>D</h2>')).toEqual([2, 3, 2, 3]);
});

test('drops bold from headings and turns very long ones into text', () => {
  expect(blocksOf(`<h2><strong>Why</strong> <em>now</em></h2><h2>${'word '.repeat(80)}</h2>`)).toEqual([
    { type: 'heading', level: 2, text: 'Why _now_' },
    text('word '.repeat(80).trim()),
  ]);
});

test('keeps nested lists to the maximum depth', () => {
  expect(blocksOf('<ol><li>a<ul><li><p>b</p><p>c</p></li></ul></li><ul><li>d</li></ul></ol>')).toEqual([
    text(numbers(item('a', 'b\nc', 'd'))),
  ]);
  expect(blocksOf('<ul><li>1<ul><li>2<ul><li>3<ul><li>4<ul><li>5</ul></ul></ul></ul></ul>')).toEqual([
    text(list(item('1', item('2', item('3', '4', '5'))))),
  ]);
});

test('gives a table a head and the same number of cells in each row', () => {
  expect(
    blocksOf(
      `<table><caption>Prices</caption><thead><tr><th>What<th>£</thead>
       <tr><td rowspan=2>Peel</td><td><b>90</b></td></tr><tr><td>80</td></tr><tr><td colspan=2>all</table>`,
    ),
  ).toEqual([
    {
      type: 'table',
      caption: 'Prices',
      head: ['What', '£'],
      rows: [
        ['Peel', '**90**'],
        ['', '80'],
        ['all', ''],
      ],
    },
  ]);
});

test('takes a bold first row as the head of a table, unless all rows are bold', () => {
  const tableOf = (...rows: string[][]) =>
    blocksOf(
      `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`,
    );
  const bold = ['<p><b>What</b></p>', '<span style="font-weight:700">£</span>'];
  expect(tableOf(bold, ['Peel', '<b>90</b>'])).toMatchObject([
    { head: ['What', '£'], rows: [['Peel', '**90**']] },
  ]);
  expect(tableOf(bold, ['<b>Peel</b>', '<b>90</b>'])).toMatchObject([{ head: [], rows: [{}, {}] }]);
  expect(tableOf(['<b>What</b> else', '£'], ['Peel', '90'])).toMatchObject([{ head: [] }]);
});

test('replaces a layout table with its content', () => {
  expect(read(`<table><tr><td><h2>A</h2><p>${'word '.repeat(80)}</p></td><td>B</td></tr></table>`)).toEqual({
    blocks: [{ type: 'heading', level: 2, text: 'A' }, text('word '.repeat(80).trim(), 'B')],
    left: ['A table with more than one line per cell. Its texts follow one another.'],
  });
});

test('reads quotes, questions, lines and code', () => {
  expect(
    blocksOf(
      `<blockquote><p>One.</p><p>Two.</p><footer>— Ada</footer></blockquote><hr>
       <details><summary>Does it <b>hurt</b>?</summary><p>No.</p><ul><li>Never.</li></ul></details>
       <details><summary>When?</summary>Now.</details><pre>if (a)\n  b</pre>`,
    ),
  ).toEqual([
    { type: 'quote', text: 'One.\n\nTwo.', name: 'Ada', role: '' },
    { type: 'divider' },
    {
      type: 'faq',
      items: [
        { question: 'Does it hurt?', answer: 'No.\n\n• Never.' },
        { question: 'When?', answer: 'Now.' },
      ],
    },
    text('`if (a)\n\u00a0\u00a0b`'),
  ]);
});

test('keeps pictures in the library and reports others', () => {
  const image = (alt: string, caption: string) => ({
    type: 'image',
    mediaId: PICTURE,
    alt,
    isDecorative: false,
    caption,
    width: 'text',
  });
  expect(
    read(
      `<p>Before <img src="https://a.example/kept.jpg" alt="A  room"> after</p>
       <figure><img src="data:image/gif;base64,R0" data-src="/kept.png"><figcaption>The <i>room</i></figcaption></figure>
       <img src="https://a.example/lost.jpg"><img src="data:image/png;base64,AAAA">`,
      { mediaOf },
    ),
  ).toEqual({
    blocks: [text('Before'), image('A room', ''), text('after'), image('', 'The _room_')],
    left: ['The picture https://a.example/lost.jpg', 'A picture without a web address. Upload it.'],
  });
  expect(
    blocksOf('<figure><figure><img src=kept></figure><figure><img src=kept></figure></figure>', { mediaOf }),
  ).toMatchObject([{ type: 'gallery', items: [{ mediaId: PICTURE }, { mediaId: PICTURE }] }]);
});

test('keeps frames of supported sites', () => {
  expect(
    read(
      `<iframe src="//www.youtube.com/embed/abc" title="A clip"></iframe><p>https://vimeo.com/123</p>
       <figure><iframe src="https://open.spotify.com/embed/track/x1" height="80"></iframe><figcaption>Song</figcaption></figure>
       <iframe src="https://evil.example/x"></iframe>`,
    ),
  ).toEqual({
    blocks: [
      {
        type: 'video',
        mediaId: null,
        url: 'https://www.youtube.com/embed/abc',
        title: 'A clip',
        caption: '',
      },
      { type: 'video', mediaId: null, url: 'https://vimeo.com/123', title: '', caption: '' },
      { type: 'embed', url: 'https://open.spotify.com/embed/track/x1', title: 'Song', height: 120 },
    ],
    left: ['The content of a frame: https://evil.example/x'],
  });
});

describe('from word processors', () => {
  test("reads Word's bullet paragraphs as lists and its smart tags as text", () => {
    expect(
      blocksOf(`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p {margin:0} --></style>
        <!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--></head><body lang=EN-GB><!--StartFragment-->
        <h1>Plan<o:p></o:p></h1>
        <p class=MsoNormal>See <st1:place w:st="on">Leeds</st1:place>&nbsp;&nbsp; <span style='mso-bidi-font-weight:bold;font-weight:700'>soon</span>.<o:p>&nbsp;</o:p></p>
        <p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>Call</p>
        <p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>a.</span>twice</p>
        <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span>Write</p>
        <p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`),
    ).toEqual([
      { type: 'heading', level: 2, text: 'Plan' },
      text('See Leeds **soon**.', numbers(item('Call', 'twice'), 'Write')),
    ]);
  });

  test('keeps a numbered list of Word right after a bulleted one', () => {
    const entry = (of: string, marker: string, words: string) =>
      `<p class=MsoListParagraph style='mso-list:${of} lfo1'><span style='mso-list:Ignore'>${marker}</span>${words}</p>\n`;
    expect(
      blocksOf(
        entry('l0 level1', '·', 'One') +
          entry('l0 level2', '1.', 'below') +
          entry('l1 level1', '1.', 'First') +
          entry('l1 level1', '2.', 'Second'),
      ),
    ).toEqual([text(list(item('One', 'below')), numbers('First', 'Second'))]);
  });

  test('ignores the bold wrapper of Google Docs, but not its spans', () => {
    expect(
      blocksOf(`<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">Hi</span></h2>
        <p dir="ltr"><span style="font-weight:400;font-style:normal">A </span><span style="font-weight:700;font-style:italic">strong</span><span> <a href="https://www.google.com/url?q=https://a.example/b&amp;sa=D">link</a></span></p><br><ul><li dir="ltr" aria-level="1"><p role="presentation"><span>one</span></p></li></ul></b>`),
    ).toEqual([
      { type: 'heading', level: 2, text: 'Hi' },
      text('A **_strong_** [link](https://a.example/b)', list('one')),
    ]);
  });

  test('handles the special spaces and empty lines of Pages', () => {
    expect(
      blocksOf(
        '<p class="p1"><span class="s1">One<span class="Apple-converted-space">&nbsp; </span>two, 10&nbsp;mg</span></p><p class="p2"><br></p><div>Three</div>',
      ),
    ).toEqual([text('One two, 10\u00a0mg', 'Three')]);
  });
});

describe('text that loses its mark', () => {
  test.each([
    ['<del>£99</del> £49', '£49', ['The deleted text “£99”']],
    ['A<del cite="x"> <b>very</b><br>old</del> price', 'A price', ['The deleted text “very old”']],
    ['<ins>New</ins><del> </del>', 'New', []],
    ['<s>£99</s> £49', '£99 £49', ['The line through “£99”. Its text was kept.']],
    ['<strike><s>Old</s></strike>', 'Old', ['The line through “Old”. Its text was kept.']],
    [
      '<span style="text-decoration:underline line-through">Old</span>',
      'Old',
      ['The line through “Old”. Its text was kept.'],
    ],
    ['20 m<sup>2</sup>, 10<sup>-3</sup>, H<sub>2</sub>O', '20 m², 10⁻³, H₂O', []],
    ['5<span style="vertical-align:super;font-size:0.6em">12</span>', '5¹²', []],
    ['Proof<sup><a href="https://a.example/">1,2</a></sup>', 'Proof[¹,²](https://a.example/)', []],
    ['1<sup>st</sup>, Botox<sup>®</sup>, Dysport<sup>TM</sup>', '1st, Botox®, Dysport™', []],
    ['x<sup>abc</sup>', 'xabc', ['The raised position of “abc”. Its text was kept.']],
    ['V<sub>max</sub>', 'Vmax', ['The lowered position of “max”. Its text was kept.']],
    ['She said <q>yes</q>.', 'She said “yes”.', []],
  ])('%s is read as %s', (html, words, left) => {
    expect(read(`<p>${html}</p>`)).toEqual({ blocks: [text(words)], left });
  });

  test.each([
    ['<p style="white-space: pre-wrap">One\n  two\n\nThree</p>', ['One\ntwo', 'Three']],
    ['<div style="white-space:pre"><span>One\r\ntwo</span></div>', ['One\ntwo']],
    ['<p style="white-space:pre-line">One\ntwo</p>', ['One\ntwo']],
    ['<p style="white-space-collapse: preserve">One\ntwo</p>', ['One\ntwo']],
    [
      '<div style="white-space:pre-wrap">One\n<p style="white-space:normal">two\nthree</p></div>',
      ['One', 'two three'],
    ],
    ['<p>One\ntwo</p>', ['One two']],
  ])('%j has the lines %j', (html, lines) => {
    expect(blocksOf(html)).toEqual([text(...lines)]);
  });

  test.each([
    ['<ol start="5">', 'start 5'],
    ['<ol type="a" start=1>', 'type a'],
    ['<ol reversed>', 'reversed'],
    ['<ol><li>zero<li value="7">', 'value 7'],
  ])('reports the numbering of %s', (list, said) => {
    expect(read(`${list}<li>one</ol>`).left).toEqual([
      `The numbering of a list (${said}). It counts from 1.`,
    ]);
  });

  test('does not report a list that counts from 1', () => {
    expect(
      read('<ol start="1" type="1"><li value="1">a<li value="2">b</ol><ul type="disc"><li>c</ul>').left,
    ).toEqual([]);
  });
});

test('reads the cards of other blogs', () => {
  expect(
    blocksOf(
      `<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/contact">Book</a></div></div>
       <div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">!</div><div class="kg-callout-text">Mind <b>this</b>.</div></div>
       <div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">Why?</h4><button><svg></svg></button></div><div class="kg-toggle-content"><p>Because.</p></div></div>
       <figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://a.example/"><div class="kg-bookmark-content"><div class="kg-bookmark-title">A page</div><div class="kg-bookmark-description">All of it</div></div></a></figure>`,
    ),
  ).toEqual([
    { type: 'callToAction', title: '', text: '', label: 'Book', href: '/contact' },
    { type: 'callout', tone: 'note', title: '', text: 'Mind **this**.' },
    { type: 'faq', items: [{ question: 'Why?', answer: 'Because.' }] },
    text('[A page](https://a.example/)'),
  ]);
});

test('keeps a question or heading that is too long as text, and reports it', () => {
  const long = 'Why? '.repeat(100).trim();
  const toggle = `<div class="kg-toggle-card"><h4 class="kg-toggle-heading-text">${long}</h4><div class="kg-toggle-content"><p>Because.</p></div></div>`;
  expect(blocksOf(toggle)).toEqual([text(long, 'Because.')]);
  expect(read(toggle).left).toEqual([
    expect.stringMatching(/^The question “Why\? .*…”\. It was kept as text\.$/),
  ]);
  expect(read(`<h2>${long}</h2>`).left).toEqual([
    expect.stringMatching(/^The heading “Why\? .*…”\. It was kept as text\.$/),
  ]);
});

test('updates links to pages that have moved', () => {
  const movedTo = (href: string) => (href === 'https://old.example/a/' ? '/blog/a' : undefined);
  expect(blocksOf('<a href=" https://old.example/a/ ">x</a>', { movedTo })).toEqual([text('[x](/blog/a)')]);
});

test('ends paragraphs at empty lines in old posts', () => {
  expect(
    blocksOf('One\ntwo\n\nThree <b>four\n</b>\n\n<ul>\n<li>a</li>\n</ul>', { hasBlankLines: true }),
  ).toEqual([text('One\ntwo', 'Three **four**', list('a'))]);
});

describe('content beyond the limits', () => {
  test('loses no word of deeply nested content', () => {
    const { blocks, left } = read(`${'<div>'.repeat(1000)}deep${'</div>'.repeat(1000)}<p>after`);
    expect(blocks).toEqual([text('deep', 'after')]);
    expect(left).toEqual(['Some parts are nested too deeply. Some of their formatting was lost.']);
    read('<blockquote><ul><li>'.repeat(400).concat('x'));
    read('<table><tr><td>a<td>'.repeat(400));
  });

  test('splits long texts and lists', () => {
    const { blocks } = read(`<p>${'word '.repeat(10_000)}</p><ul>${'<li>a'.repeat(500)}</ul>`);
    expect(JSON.stringify(blocks).match(/word/g)).toHaveLength(10_000);
    expect(JSON.stringify(blocks).match(/"a"/g)).toHaveLength(500);
  });

  test('cuts and reports content beyond the limits of a post', () => {
    expect(read('<hr>'.repeat(1001)).left[0]).toContain('1000 blocks');
    expect(read(`<p>${'wörter '.repeat(1_000_000)}</p>`).left).toHaveLength(2);
  });

  test.each([
    ['tags that nothing closes', '<b><i><a href="/x">'],
    ['ends of tags', '</div></p></b>'],
    ['lists', '<ul><li>'],
    ['lines', 'a<br>'],
    ['blanks', ' &nbsp;\n'],
    ['attributes', '<p style="mso-list:l0 level9 lfo1;font-weight:700">'],
    ['brackets', '<![if x]><!--[[`*_\\'],
  ])('reads 5 MB of %s', (_, part) => {
    read(part.repeat((5 * 1024 * 1024) / part.length));
  });
});

test.each(HOSTILE_HTML)('keeps only text and links of %s', (html) => {
  const { blocks } = blocksFromHtml(`<p>before</p>${html}`, { mediaOf });
  expect(readContent({ version: VERSION, blocks }).blocks).toEqual(blocks);
  expect(plainContent({ version: VERSION, blocks })).toContain('before');
  for (const block of blocks) {
    expect(['heading', 'richText', 'faq', 'quote', 'table']).toContain(block.type);
    for (const href of linksOf(block)) expect(href).toMatch(/^(https?:\/\/[^/]|\/[^/\\])/);
  }
});

test('turns any HTML into valid content', () => {
  const tag = fc.constantFrom(
    ...'p div b i code a ul ol li table tr td th blockquote figure figcaption img h1 h3 h6 br hr pre details summary iframe span script svg select'.split(
      ' ',
    ),
  );
  const attribute = fc.constantFrom(
    ' href="/x_(y)*"',
    ' href="javascript:1"',
    ' src=kept',
    ' style="font-weight:700"',
    ' style="mso-list:l0 level2 lfo1"',
    ' colspan=9 rowspan=3',
    '',
  );
  const piece = fc.oneof(
    fc.tuple(tag, attribute).map(([name, said]) => `<${name}${said}>`),
    tag.map((name) => `</${name}>`),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom(
      '**',
      '_',
      '[x](/y)',
      '`',
      '\\',
      '&nbsp;',
      '\n\n',
      ' ',
      '&#0;',
      '&#xD800;',
      '\u2061',
      'word',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), fc.boolean(), (pieces, hasBlankLines) => {
      const { blocks } = blocksFromHtml(pieces.join(''), { mediaOf, hasBlankLines });
      expect(readContent({ version: VERSION, blocks }).blocks).toEqual(blocks);
      expect(blocks.flatMap(linksOf).every(isHref)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
