import type { Story } from '@upcurve/contracts/testimonials';

/** What a page shows of a story before it is opened. */
export type StoryTeaser = Pick<Story, 'id' | 'name' | 'avatar'>;

/** Before the id of a story in the fragment of an address that opens it. */
export const STORY_FRAGMENT = '#story-';
