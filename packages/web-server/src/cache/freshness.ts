/** How long a shared copy of a response is fresh, and may be shown stale after that, in seconds. */
export interface Lifetime {
  fresh: number;
  stale: number;
}

/** Reads a response's Cache-Control; undefined where a copy must not be shared. */
export function freshness(response: Response): Lifetime | undefined {
  const directives = (response.headers.get('cache-control') ?? '').toLowerCase().split(',');
  const names = new Map(
    directives.map((directive): [string, string] => {
      const [name = '', value = ''] = directive.trim().split('=');
      return [name, value.replaceAll('"', '')];
    }),
  );
  const isShared =
    names.has('public') && !['private', 'no-store', 'no-cache'].some((name) => names.has(name));
  if (response.status !== 200 || !isShared || response.headers.has('set-cookie')) return undefined;
  const fresh = Number(names.get('s-maxage'));
  if (!(fresh > 0)) return undefined;
  return { fresh, stale: Number(names.get('stale-while-revalidate')) || 0 };
}
