import { KEPT_LIFETIME, readStories } from '../../features/stories/read-stories.server.ts';

/**
 * Returns all stories with their segments, for the viewer. Cached in memory like pages, so that it stays available when
 * the API is not.
 */
export async function loader() {
  try {
    const { value, state } = await readStories();
    const lifetime =
      state === 'kept' ? KEPT_LIFETIME : 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
    return Response.json(value, { headers: { 'cache-control': lifetime } });
  } catch {
    return Response.json(
      { statusCode: 503, error: 'Service Unavailable', message: 'The stories cannot be read right now.' },
      { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } },
    );
  }
}
