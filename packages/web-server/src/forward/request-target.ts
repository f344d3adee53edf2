/** The parsed target of a request line. */
export interface RequestTarget {
  /** Normalised like a URL: `..` resolved, special characters escaped. */
  pathname: string;
  /** `pathname`, unescaped. */
  path: string;
  /** Including the question mark, or empty. */
  search: string;
}

/**
 * Matches targets that need no escaping or resolving: nearly every request. Parsing a URL costs more than sending a
 * file.
 */
const plain = /^(?!.*\/\.)(\/[\w~!$&()*+,;=:@./-]*)(\?[\w~!$&()*+,;=:@./?%-]*)?$/;

/**
 * Parses a request's target. Undefined if we cannot serve it: `*`, an authority, bytes not allowed in a URL, or an
 * escape that is not UTF-8.
 */
export function requestTarget(target: string | undefined): RequestTarget | undefined {
  if (!target) return undefined;
  const [, pathname, search = ''] = plain.exec(target) ?? [];
  if (pathname !== undefined) return { pathname, path: pathname, search };
  const absolute = /^https?:\/\//i.test(target);
  if (!absolute && !target.startsWith('/')) return undefined;
  const url = URL.parse(absolute ? target : `http://any${target}`);
  if (!url) return undefined;
  try {
    const path = decodeURIComponent(url.pathname);
    return path.includes('\0') ? undefined : { pathname: url.pathname, path, search: url.search };
  } catch {
    return undefined;
  }
}
