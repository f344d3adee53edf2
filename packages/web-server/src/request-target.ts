/**
 * The address a request line asks for, on the public origin. Undefined where it is not one we could serve: `*`,
 * an authority, bytes no URL may hold, or an escape that is not UTF-8.
 */
export function requestTarget(
  target: string | undefined,
  origin: string,
): { url: URL; path: string } | undefined {
  if (!target) return undefined;
  const absolute = /^https?:\/\//i.test(target);
  if (!absolute && !target.startsWith('/')) return undefined;
  const asked = absolute ? URL.parse(target) : URL.parse(origin + target);
  const url = asked && URL.parse(origin + asked.pathname + asked.search);
  if (!url) return undefined;
  try {
    const path = decodeURIComponent(url.pathname);
    return path.includes('\0') ? undefined : { url, path };
  } catch {
    return undefined;
  }
}
