/** How long a cached response is fresh, and how long after that it may be served stale, in seconds. */
export interface Lifetime {
  fresh: number;
  stale: number;
}

/** Reads a response's Cache-Control. Undefined if shared caches must not store it. */
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
