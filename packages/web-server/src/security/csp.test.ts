import { expect, test } from 'vitest';
import { contentSecurityPolicy, hashSource } from './csp.ts';
import { inlineSources, withoutNonce } from './inline-sources.ts';

const http = { publicUrl: 'http://localhost:3000' };

test('allows nothing by default, and the site’s own origin for each type', () => {
  expect(contentSecurityPolicy(http).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
});

test('upgrades insecure requests if the public address is https', () => {
  expect(contentSecurityPolicy({ publicUrl: 'https://site.example' })).toMatch(
    /; upgrade-insecure-requests$/,
  );
});

test('adds configured sources to the default ones', () => {
  const sources = { 'frame-src': ['https://forms.example'], 'img-src': ['https://i.example', "'self'"] };
  const policy = contentSecurityPolicy({ ...http, sources });
  expect(policy).toContain('; frame-src https://forms.example');
  expect(policy).toContain("; img-src 'self' data: https://i.example;");
});

test('allows style attributes and inline style elements independently', () => {
  const inline = { styles: ["'sha256-x'"] };
  expect(contentSecurityPolicy(http, inline)).toContain("style-src 'self' 'sha256-x';");
  expect(contentSecurityPolicy({ ...http, styleAttributes: true }, inline)).toContain(
    "style-src 'self' 'sha256-x';",
  );
  expect(contentSecurityPolicy({ ...http, styleAttributes: true })).toContain(
    "style-src-attr 'unsafe-inline'",
  );
  expect(contentSecurityPolicy({ ...http, inlineStyles: 'any' }, inline)).toContain(
    "style-src 'self' 'unsafe-inline';",
  );
});

test('hashes the exact text', () => {
  expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  expect(hashSource('é')).not.toBe(hashSource('e'));
});

test('lists only inline scripts that have the nonce, including deferred ones', () => {
  const html = `
    <script nonce="n">one()</script>
    <SCRIPT type="module" async="" nonce="n">two("</style>")</SCRIPT >
    <script type="text/deferred-module" nonce="n">three()</script>
    <script nonce="n" src="/a.js"></script>
    <script nonce="n" type="application/ld+json">{"a":1}</script>
    <script nonce="other">evil()</script>
    <script data-nonce=n>evil()</script>
    <style>a{}</style><style nonce="n">b{}</style><style>a{}</style>`;
  expect(inlineSources(html, 'n')).toEqual({
    scripts: ['one()', 'two("</style>")', 'three()'].map(hashSource),
    styles: ['a{}', 'b{}'].map(hashSource),
  });
  expect(withoutNonce(html, 'n')).not.toContain('"n"');
  expect(withoutNonce(html, 'n')).toContain('nonce="other"');
});
