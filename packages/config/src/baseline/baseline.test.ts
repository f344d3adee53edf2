import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Use } from './availability.ts';
import { findUses } from './find-uses.ts';

/** For each kind of finding, code that must be reported, and its key. */
const REFUSED: [kind: string, code: string, key: string][] = [
  ['a static member', `URL.parse('a')`, 'api.URL.parse_static'],
  ['a member in brackets', `URL['parse']('a')`, 'api.URL.parse_static'],
  ['a member taken out', `const { parse } = URL`, 'api.URL.parse_static'],
  [
    'a member under another name',
    `const { popoverTargetElement: target } = button`,
    'api.HTMLButtonElement.popoverTargetElement',
  ],
  ['a method', `document.body.hidePopover()`, 'api.HTMLElement.hidePopover'],
  ['a method behind ?.', `document.querySelector('p')?.hidePopover()`, 'api.HTMLElement.hidePopover'],
  ['a method by inference', `[1, 2].values().map((each) => each)`, 'javascript.builtins.Iterator.map'],
  [
    'a method that a mixin declares',
    `button.popoverTargetElement = null`,
    'api.HTMLButtonElement.popoverTargetElement',
  ],
  ['a method of a built-in', `new Set([1]).union(new Set([2]))`, 'javascript.builtins.Set.union'],
  [
    'a method of a read-only value',
    `(new Set([1]) as ReadonlySet<number>).union(new Set([2]))`,
    'javascript.builtins.Set.union',
  ],
  ['a static of a built-in', `RegExp.escape('.')`, 'javascript.builtins.RegExp.escape'],
  ['a method of a typed array', `new Uint8Array(1).toBase64()`, 'javascript.builtins.Uint8Array.toBase64'],
  ['a member of a namespace', `CSS.highlights.clear()`, 'api.CSS.highlights_static'],
  ['a class of a namespace', `new Intl.DurationFormat('en')`, 'javascript.builtins.Intl.DurationFormat'],
  ['a class', `new Highlight()`, 'api.Highlight'],
  ['a class in a question', `typeof Highlight === 'function'`, 'api.Highlight'],
  ['a global function', `requestIdleCallback(() => {})`, 'api.Window.requestIdleCallback'],
  ['a global through window', `window.requestIdleCallback(() => {})`, 'api.Window.requestIdleCallback'],
  ['what Safari 16.4 lacks', `new URLSearchParams('a').size`, 'api.URLSearchParams.size'],
  ['an event', `addEventListener('scrollend', () => {})`, 'api.Document.scrollend_event'],
  ['a selector in a text', `document.body.matches(':popover-open')`, 'css.selectors.popover-open'],
  ['a media query in a text', `matchMedia('(scripting: enabled)')`, 'css.at-rules.media.scripting'],
  ['a style by script', `document.body.style.textWrap = 'pretty'`, 'css.properties.text-wrap'],
  ['modifiers in a pattern', `/(?i:a)b/`, 'javascript.regular_expressions.modifier'],
  [
    'a name twice in a pattern',
    `/(?<a>x)|(?<a>y)/`,
    'javascript.regular_expressions.named_capturing_group.duplicate_named_capturing_groups',
  ],
  ['the flag v', `/[a--b]/v`, 'javascript.builtins.RegExp.unicodeSets'],
  ['an attribute', `<p popover="auto" />`, 'html.global_attributes.popover'],
  ['an attribute of one element', `<button popoverTarget="a" />`, 'html.elements.button.popovertarget'],
  ['an attribute in a spread', `<button {...{ commandfor: 'a' }} />`, 'html.elements.button.commandfor'],
  ['a dialog that closes by a press outside', `<dialog closedby="any" />`, 'html.elements.dialog.closedby'],
  ['a kind of field', `<input type="week" />`, 'html.elements.input.type_week'],
  ['a kind of field in braces', `<input type={'week'} />`, 'html.elements.input.type_week'],
  ['an attribute through a component', `<Button closedby="any" />`, 'html.elements.dialog.closedby'],
  [
    'attributes in an object',
    `const props: ButtonAttributes = { closedby: 'any' }`,
    'html.elements.dialog.closedby',
  ],
  [
    'attributes in an object, by their name',
    `const closedby = 'any';\nconst props: ButtonAttributes = { closedby }`,
    'html.elements.dialog.closedby',
  ],
  [
    'attributes in an object that another takes in',
    `const invoker = { commandfor: 'a' };\nconst props: ButtonAttributes = { ...invoker }`,
    'html.elements.button.commandfor',
  ],
  [
    'attributes by their name in a spread',
    `const popover = 'auto';\nconst props = { popover };\n<p {...props} />`,
    'html.global_attributes.popover',
  ],
  ["React's name of an event", `<p onBeforeToggle={() => {}} />`, 'api.HTMLElement.beforetoggle_event'],
  ['an element', `<selectedcontent />`, 'html.elements.selectedcontent'],
  ['a style in an object', `const style: Style = { fieldSizing: 'content' }`, 'css.properties.field-sizing'],
  [
    'a word in a style',
    `const style: Style = { textAlign: 'match-parent' }`,
    'css.properties.text-align.match-parent',
  ],
];

const FINE: [kind: string, code: string][] = [
  ['elements and attributes of old', `<ul><li lang="en" /></ul>`],
  ['members of old', `[3, 1].toSorted().at(-1)`],
  ['a constructor', `new URL('a', location.href).searchParams.get('b')`],
  ['old events and selectors', `addEventListener('click', () => document.body.closest(':is(main, p)'))`],
  ['range queries', `matchMedia('(width <= 600px)')`],
  ['lookbehind', `/(?<=a)b/`],
  ['a question by name', `'closedBy' in HTMLDialogElement.prototype`],
  ['a class of the same name', `class Highlight {}\nnew Highlight()`],
  ['a member of the same name', `({ parse: () => 1, popover: 'auto' }).parse()`],
  ['a type', `type Found = Highlight`],
  ["a component's own prop", `<Button command="save" />`],
  [
    'attributes that a component lets through',
    `const Passing = (props: ButtonAttributes) => <dialog {...props} />`,
  ],
  ['what runs on the server', `export function loader() { return URL.parse('a'); }`],
];

const REFUSED_STYLES: [kind: string, code: string, key: string][] = [
  ['a property', 'a { interpolate-size: inherit }', 'css.properties.interpolate-size'],
  ['a word', 'a { display: grid-lanes }', 'css.properties.display.grid-lanes'],
  ['a function', 'a { color: light-dark(red, blue) }', 'css.types.color.light-dark'],
  ['a function of one property', 'a { top: anchor(bottom) }', 'css.properties.top.anchor'],
  ['a function in a variable', 'a { --ink: light-dark(red, blue) }', 'css.types.color.light-dark'],
  [
    'a function that the parser does not know',
    'a { width: if(media(print): 1px; else: 2px) }',
    'css.types.if',
  ],
  ['a relative colour', 'a { color: rgb(from red r g b) }', 'css.types.color.rgb.relative_syntax'],
  ['a unit', 'a { width: 1rcap }', 'css.types.length.rcap'],
  ['a unit in a variable', 'a { --width: 1rcap }', 'css.types.length.rcap'],
  ['a pseudo-class', 'a:popover-open { color: red }', 'css.selectors.popover-open'],
  ['a pseudo-element', 'a::highlight(b) { color: red }', 'css.selectors.highlight'],
  ['nesting, before it is lowered', 'a { &:open { color: red } }', 'css.selectors.open'],
  ['an at-rule', '@view-transition { navigation: auto }', 'css.at-rules.view-transition'],
  ['a descriptor', '@font-face { ascent-override: 1% }', 'css.at-rules.font-face.ascent-override'],
  ['scroll-driven animation', 'a { animation-timeline: view() }', 'css.properties.animation-timeline'],
  [
    'a media feature',
    '@media (prefers-reduced-data: reduce) { a { color: red } }',
    'css.at-rules.media.prefers-reduced-data',
  ],
  [
    'a question about a style',
    '@container style(--a: 1) { a { color: red } }',
    'css.at-rules.container.style_queries_for_custom_properties',
  ],
  [
    'a question about scrolling',
    '@container scroll-state(stuck: top) { a { color: red } }',
    'css.at-rules.container.scroll-state_queries',
  ],
  [
    'a question about something else',
    '@supports (display: grid) { a { field-sizing: content } }',
    'css.properties.field-sizing',
  ],
  [
    'what follows a no',
    '@supports not (field-sizing: content) { a { field-sizing: content } }',
    'css.properties.field-sizing',
  ],
  [
    'what may not have been found',
    '@supports (field-sizing: content) or (display: grid) { a { field-sizing: content } }',
    'css.properties.field-sizing',
  ],
  [
    'what follows a question',
    '@supports (field-sizing: content) { a { top: 0 } } b { field-sizing: content }',
    'css.properties.field-sizing',
  ],
];

const FINE_STYLES: [kind: string, code: string][] = [
  [
    'properties, functions and units of old',
    'a:has(> b) { inset: 0; height: 10dvh; color: color-mix(in oklab, red, blue) }',
  ],
  ['range queries', '@media (width <= 600px) { a { color: red } }'],
  ['container queries', '@container (width > 20rem) { a { color: red } }'],
  ['what is asked for', '@supports (field-sizing: content) { a { field-sizing: content } }'],
  ['parts of a guarded feature', '@supports (animation-timeline: view()) { a { animation-range: entry } }'],
  ['a question alone', '@supports not selector(a:popover-open) { a { top: 0 } }'],
  ['a selector that is asked for', '@supports selector(a:popover-open) { a:popover-open { color: red } }'],
  ['names of our own', 'a { composes: b; --popover: 1; animation-name: view } :global(.c) { color: red }'],
];

const INSIDE = [
  'packages/web-server/src/inlined/popover-and-dialog-fallback.ts',
  'apps/marketing/app/routes/home.tsx',
  'apps/admin/src/features/team/TeamScreen.tsx',
  'apps/admin/src/page-facts.ts',
  'apps/admin/public/color-scheme.js',
  'packages/contracts/src/leads/lead.ts',
  'packages/api-client/src/request.ts',
  'packages/post-blocks/src/Quote.tsx',
];

const OUTSIDE = [
  'apps/marketing/app/content/pages.server.ts',
  'apps/marketing/app/entry.server.tsx',
  'apps/marketing/app/paths.test.ts',
  'apps/marketing/app/test/render.tsx',
  'apps/admin/src/server.ts',
  'apps/admin/src/config.ts',
  'apps/api/src/config.ts',
  'packages/web-server/src/assets/send.ts',
];

/** Declarations that the code above needs. */
const DECLARATIONS = `
interface ButtonAttributes { dangerouslySetInnerHTML?: object; id?: string; closedby?: string }
interface Style { gridTemplateAreas?: string; fieldSizing?: string; textAlign?: string }
declare const button: HTMLButtonElement;
declare const Button: (props: ButtonAttributes & { command?: string }) => null;
export {};`;

const root = mkdtempSync(join(tmpdir(), 'baseline-'));
let uses: Use[] = [];

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const keysIn = (file: string) => uses.filter((use) => use.file === file).map(({ lacking }) => lacking.key);
const script = (list: string, at: number) => `packages/ui/src/${list}/${at}.tsx`;
const sheet = (list: string, at: number) => `packages/ui/src/${list}/${at}.css`;
const numbered = <T extends unknown[]>(list: T[]) => list.map((each, at) => [...each, at] as const);

beforeAll(() => {
  for (const [, code, , at] of numbered(REFUSED)) write(script('refused', at), code + DECLARATIONS);
  for (const [, code, at] of numbered(FINE)) write(script('fine', at), code + DECLARATIONS);
  for (const [, code, , at] of numbered(REFUSED_STYLES)) write(sheet('refused', at), code);
  for (const [, code, at] of numbered(FINE_STYLES)) write(sheet('fine', at), code);
  for (const file of [...INSIDE, ...OUTSIDE]) write(file, "URL.parse('a');");
  uses = findUses(root).uses;
});
afterAll(() => rmSync(root, { recursive: true }));

test.each(numbered(REFUSED))('rejects %s in a script: %s', (_kind, _code, key, at) => {
  expect(keysIn(script('refused', at))).toEqual([key]);
});

test.each(numbered(FINE))('allows %s in a script: %s', (_kind, _code, at) => {
  expect(keysIn(script('fine', at))).toEqual([]);
});

test.each(numbered(REFUSED_STYLES))('rejects %s in a style sheet: %s', (_kind, _code, key, at) => {
  expect(keysIn(sheet('refused', at))).toContain(key);
});

test.each(numbered(FINE_STYLES))('allows %s in a style sheet: %s', (_kind, _code, at) => {
  expect(keysIn(sheet('fine', at))).toEqual([]);
});

test.each(INSIDE)('checks %s, which runs in browsers', (file) => {
  expect(keysIn(file)).toEqual(['api.URL.parse_static']);
});

test.each(OUTSIDE)('does not check %s, which does not run in browsers', (file) => {
  expect(keysIn(file)).toEqual([]);
});
