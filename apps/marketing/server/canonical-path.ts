/** Paths of other apps, and files whose names contain capitals. They must not change. */
const OTHERS = /^\/(?:admin|auth|assets)(?:\/|$)/;
/** Tokens contain capitals too, and a cached response must not contain a token. */
const WITH_TOKEN = /^\/(?:blog\/preview|booking)\//;

/** Matches nearly all paths: these are already canonical. */
const PLAIN = /^(?:\/[a-z\d_~.-]+)+$/;

/**
 * Returns the canonical path if the requested one has a trailing slash, double slashes, capitals or escaped letters;
 * undefined if it is already canonical. The result is always a path of this site, because a leading double slash would
 * name another host.
 */
export function canonicalPath(pathname: string): string | undefined {
  if (PLAIN.test(pathname) || OTHERS.test(pathname)) return undefined;
  const canonical = pathname
    .replaceAll(/%[2-7][0-9a-f]/gi, (written) => {
      const character = decodeURIComponent(written);
      return /[\w~-]/.test(character) ? character : written;
    })
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  return canonical === pathname || WITH_TOKEN.test(canonical) ? undefined : canonical;
}
