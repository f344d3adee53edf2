import type { StoredSegment, StoredStory } from '@upcurve/contracts/testimonials/testimonials';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { TestimonialSegmentsTable, TestimonialStoriesTable } from '../../db/schema/testimonials.ts';
import { mediaById } from '../media/service.ts';

type Segment = Selectable<TestimonialSegmentsTable>;
type Story = Selectable<TestimonialStoriesTable> & { segments: Segment[] };
export type NewStory = Omit<Selectable<TestimonialStoriesTable>, 'version' | 'updatedAt'>;
export type StoryChange = Partial<Pick<NewStory, 'name' | 'avatarId' | 'cta' | 'isActive' | 'sortOrder'>>;

/** Compares segments by order. Segments with the same order keep the order in which they were added. */
const inOrder = (one: Segment, other: Segment) =>
  one.sortOrder - other.sortOrder || (one.id < other.id ? -1 : 1);

export const mediaOfSegment = ({ mediaId, captionsId }: Segment) =>
  captionsId === null ? [mediaId] : [mediaId, captionsId];
export const mediaOf = ({ avatarId, segments }: Story) => [avatarId, ...segments.flatMap(mediaOfSegment)];

export function storyQueries(db: Db) {
  const rows = db
    .selectFrom('testimonialStories as story')
    .selectAll('story')
    .select(
      sql<Segment[]>`coalesce((
        select json_agg(json_build_object('id', id, 'storyId', story_id, 'mediaId', media_id,
          'captionsId', captions_id, 'durationMs', duration_ms, 'sortOrder', sort_order))
        from testimonial_segments where story_id = story.id), '[]')`.as('segments'),
    )
    .orderBy('story.sortOrder')
    .orderBy('story.id');

  async function toStories(stories: readonly Story[]): Promise<StoredStory[]> {
    const media = await mediaById(db, [...new Set(stories.flatMap(mediaOf))]);

    function toSegments({ id, mediaId, captionsId, durationMs, sortOrder }: Segment): StoredSegment[] {
      const file = media.get(mediaId);
      // For the type checker only: a segment always refers to an existing picture or video.
      if (!file || file.kind === 'captions') return [];
      const { kind, url, width, height, sizes, posterUrl, alt, isDecorative, focalPoint } = file;
      const captionsUrl = captionsId ? media.get(captionsId)?.url : undefined;
      return [
        {
          ...{ id, url, width, height, sizes, alt, isDecorative, focalPoint, mediaId, captionsId },
          type: kind,
          duration: durationMs,
          order: sortOrder,
          placeholder: file.placeholder,
          fileName: file.fileName,
          clipDuration: file.durationMs ?? null,
          ...(posterUrl && { posterUrl }),
          ...(captionsUrl && { captionsUrl }),
        },
      ];
    }

    return stories.map(({ avatarId, sortOrder, segments, ...story }) => ({
      ...story,
      order: sortOrder,
      avatar: media.get(avatarId)?.url ?? '',
      segments: segments.toSorted(inOrder).flatMap(toSegments),
    }));
  }

  return {
    async list(): Promise<StoredStory[]> {
      return toStories(await rows.execute());
    },

    /** Returns the stories that visitors see. */
    async listActive(): Promise<StoredStory[]> {
      const active = await rows.where('isActive', '=', true).execute();
      return toStories(active.filter(({ segments }) => segments.length > 0));
    },

    async find(id: string): Promise<StoredStory | undefined> {
      const [story] = await toStories(await rows.where('story.id', '=', id).execute());
      return story;
    },

    async lock(id: string): Promise<Story | undefined> {
      await db.selectFrom('testimonialStories').select('id').where('id', '=', id).forUpdate().execute();
      return rows.where('story.id', '=', id).executeTakeFirst();
    },

    /** Locks the story of a segment and returns the segment's row. */
    async lockSegment(id: string): Promise<Segment | undefined> {
      const row = await db
        .selectFrom('testimonialSegments')
        .select('storyId')
        .where('id', '=', id)
        .executeTakeFirst();
      const story = row && (await this.lock(row.storyId));
      return story?.segments.find((segment) => segment.id === id);
    },

    /** Locks all stories, so that none is added meanwhile. Returns their ids. */
    async lockAll(): Promise<string[]> {
      await sql`lock table testimonial_stories in share row exclusive mode`.execute(db);
      const all = await db.selectFrom('testimonialStories').select('id').execute();
      return all.map(({ id }) => id);
    },

    add: (story: NewStory) => db.insertInto('testimonialStories').values(story).execute(),

    change: (id: string, change: StoryChange) =>
      db
        .updateTable('testimonialStories')
        .set({ ...change, version: sql`version + 1`, updatedAt: sql`now()` })
        .where('id', '=', id)
        .execute(),

    delete: (id: string) => db.deleteFrom('testimonialStories').where('id', '=', id).execute(),

    addSegment: (segment: Segment) => db.insertInto('testimonialSegments').values(segment).execute(),

    async changeSegment(id: string, change: Partial<Omit<Segment, 'id' | 'storyId'>>): Promise<void> {
      if (Object.keys(change).length === 0) return;
      await db.updateTable('testimonialSegments').set(change).where('id', '=', id).execute();
    },

    deleteSegment: (id: string) => db.deleteFrom('testimonialSegments').where('id', '=', id).execute(),

    async setOrder(
      table: 'testimonialStories' | 'testimonialSegments',
      ids: readonly string[],
    ): Promise<void> {
      await sql`
        update ${sql.table(table)} as kept set sort_order = named.place
        from unnest(${ids}::uuid[]) with ordinality as named (id, place)
        where kept.id = named.id and kept.sort_order <> named.place`.execute(db);
    },
  };
}
