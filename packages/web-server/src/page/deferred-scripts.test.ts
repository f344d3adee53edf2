import { expect, test } from 'vitest';
import popoverAndDialogFallback from '../inlined/popover-and-dialog-fallback.ts?script';
import startPage from '../inlined/start-page.ts?script';
import { hashSource } from '../security/csp.ts';
import { inlineSources } from '../security/inline-sources.ts';
import { deferScripts } from './deferred-scripts.ts';

/** HTML in the form that React Router renders. */
const page = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/entry.js"/><link rel="stylesheet" href="/assets/root.css"/></head><body><h1>Hello</h1><script nonce="n">window.context = {}</script><script nonce="n" type="module" async="">import "/assets/entry.js";</script></body></html>`;
const loader = popoverAndDialogFallback + startPage;
const sheet = (css: string) => ({
  stylesheet: (path: string) => (path === '/assets/root.css' ? css : undefined),
});

test('defers module scripts and their preloads in place, and adds the loader at the end', () => {
  const deferred = deferScripts(page, 'n');
  expect(deferred).toContain('<link rel="deferred-modulepreload" href="/assets/entry.js"/>');
  expect(deferred).toContain(
    '<script nonce="n" type="text/deferred-module" async="">import "/assets/entry.js";</script>',
  );
  expect(deferred).toContain('<script nonce="n">window.context = {}</script>');
  expect(deferred.endsWith(`<script nonce="n">${loader}</script></body></html>`)).toBe(true);
});

test('lists the deferred script and the loader for the content security policy', () => {
  const { scripts } = inlineSources(deferScripts(page, 'n'), 'n');
  expect(scripts).toEqual(['window.context = {}', 'import "/assets/entry.js";', loader].map(hashSource));
});

test('inlines a stylesheet and keeps its link, disabled, for hydration', () => {
  expect(deferScripts(page, 'n', sheet('h1{color:red}\n'))).toContain(
    '<link rel="stylesheet" href="/assets/root.css" disabled=""><style data-precedence="inlined">h1{color:red}</style>',
  );
});

test('inlines a stylesheet that the framework has marked as loaded by script', () => {
  expect(deferScripts(page.replace('root.css', 'root.css#'), 'n', sheet('h1{color:red}'))).toContain(
    '<link rel="stylesheet" href="/assets/root.css#" disabled=""><style data-precedence="inlined">h1{color:red}</style>',
  );
});

test('defers fonts until after the first paint, but not without scripting', () => {
  const stands = '@font-face{font-family:A Fallback;src:local(Arial)}';
  const preload = (rel: string) => `<link rel="${rel}" as="font" crossorigin="anonymous" href="/a.woff2"/>`;
  expect(deferScripts(preload('preload') + page, 'n')).toContain(preload('late-preload'));
  const fetched = '@font-face{font-family:A;src:url(/assets/a.woff2) format("woff2")}';
  expect(deferScripts(page, 'n', sheet(`${stands}${fetched}h1{color:red}`))).toContain(
    `<style data-precedence="inlined">${stands}h1{color:red}</style>` +
      `<style data-precedence="inlined" data-late media="print, (scripting: none)">${fetched}</style>`,
  );
});

test.each([
  ['it would end the element', 'a{content:"</style>"}'],
  ['its addresses are relative to it', 'a{background:url(photo.webp)}'],
  ['the same, quoted', `a{background:url("../photo.webp")}`],
  ['it imports others', '@import "/b.css";'],
])('does not inline a stylesheet if %s', (_name, css) => {
  expect(deferScripts(page, 'n', sheet(css))).toContain('<link rel="stylesheet" href="/assets/root.css"/>');
});

test.each([
  'a{background:url(/assets/p.webp)}',
  `a{background:url('data:image/png;base64,AA')}`,
  'a{filter:url(#f)}',
])('inlines %s', (css) => {
  expect(deferScripts(page, 'n', sheet(css))).toContain(css);
});

test('does not inline a stylesheet with a media attribute', () => {
  const print = '<link rel="stylesheet" media="print" href="/assets/root.css"/>';
  expect(deferScripts(`${print}${page}`, 'n', sheet('a{}'))).toContain(print);
});

test('adds no loader to a page without a module script', () => {
  expect(deferScripts('<p>still</p>', 'n')).toBe('<p>still</p>');
});
