/** Other apps' addresses, and files with capitals in them: not ours to change. */
const OTHERS = /^\/(?:admin|auth|assets)(?:\/|$)/;
/** Tokens have capitals too, and no answer that others may keep should name one. */
const WITH_TOKEN = /^\/blog\/preview\//;

/** Matches nearly every address: it is canonical already. */
const PLAIN = /^(?:\/[a-z\d_~.-]+)+$/;

/**
 * The one address of a page that was asked for with slashes at its end or doubled, in capitals, or with letters written as
 * escapes; undefined where it is asked for properly. Always a path of this site: two slashes at its start would name another host.
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
