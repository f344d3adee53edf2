import type { Story } from '@upcurve/contracts/testimonials/testimonials';

/** A story as shown before it is opened. */
export type StoryTeaser = Pick<Story, 'id' | 'name' | 'avatar'>;

/** Before the id of a story in the fragment of an address that opens it. */
export const STORY_FRAGMENT = '#story-';
