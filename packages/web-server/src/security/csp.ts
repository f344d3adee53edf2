import { createHash } from 'node:crypto';

export type Directive =
  | 'connect-src'
  | 'font-src'
  | 'form-action'
  | 'frame-src'
  | 'img-src'
  | 'manifest-src'
  | 'media-src'
  | 'script-src'
  | 'style-src'
  | 'style-src-attr'
  | 'worker-src';

export interface PolicyOptions {
  /** Decides whether to add `upgrade-insecure-requests`. */
  publicUrl: string;
  /** Additional sources, e.g. `{ 'frame-src': ['https://forms.example'] }`. */
  sources?: Partial<Record<Directive, readonly string[]>>;
  /**
   * Inline styles: `hashed` (default) allows the page's own `<style>` elements; `any` also those that scripts add later
   * (component libraries). For attributes see `styleAttributes`.
   */
  inlineStyles?: 'hashed' | 'any';
  /** Allow `style="…"` in rendered HTML. Styles that scripts set through the CSSOM are always allowed. */
  styleAttributes?: boolean;
}

/** Sources for allowed inline blocks, such as `'sha256-…'` or `'nonce-…'`. */
export interface InlineSources {
  scripts?: readonly string[];
  styles?: readonly string[];
}

/** Returns the Content-Security-Policy of a page: nothing by default, then its own origin, then the given sources. */
export function contentSecurityPolicy(options: PolicyOptions, inline: InlineSources = {}): string {
  const anyStyle = options.inlineStyles === 'any';
  // With a hash in the list, browsers ignore 'unsafe-inline'.
  const styles = anyStyle ? ["'unsafe-inline'"] : (inline.styles ?? []);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(inline.scripts ?? [])],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  if (options.styleAttributes) directives['style-src-attr'] = ["'unsafe-inline'"];
  for (const [name, extra] of Object.entries(options.sources ?? {})) {
    directives[name] = [...(directives[name] ?? []), ...extra];
  }
  const list = Object.entries(directives).map(
    ([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`,
  );
  if (options.publicUrl.startsWith('https:')) list.push('upgrade-insecure-requests');
  return list.join('; ');
}

/** Returns the source expression that allows exactly this inline text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
