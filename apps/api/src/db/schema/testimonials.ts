import type { Generated } from 'kysely';
import type { DefaultMoment } from './columns.ts';

export interface TestimonialStoriesTable {
  id: string;
  name: string;
  avatarId: string;
  cta: string;
  isActive: boolean;
  sortOrder: number;
  /** Incremented by changes to the testimonial itself, but not to its segments. */
  version: Generated<number>;
  updatedAt: DefaultMoment;
}

export interface TestimonialSegmentsTable {
  id: string;
  storyId: string;
  mediaId: string;
  captionsId: string | null;
  durationMs: number;
  sortOrder: number;
}
