/** The target of a request line. */
export interface RequestTarget {
  /** As a URL would have it: `..` resolved, odd characters escaped. */
  pathname: string;
  /** The same, unescaped. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
}

/**
 * Matches targets that need neither escaping nor resolving: nearly every request. Parsing a URL costs more than sending
 * a file.
 */
const plain = /^(?!.*\/\.)(\/[\w~!$&()*+,;=:@./-]*)(\?[\w~!$&()*+,;=:@./?%-]*)?$/;

/**
 * Takes a request's target apart. Undefined where it is not one we could serve: `*`, an authority, bytes no URL may
 * hold, or an escape that is not UTF-8.
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
