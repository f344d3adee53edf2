import {
  CTA_DEFAULT,
  STORY_ORDER_MAX,
  type StoredStory,
  StoryFields,
} from '@upcurve/contracts/testimonials/testimonials';
import type { z } from 'zod';
import { orderOf } from './segments/segment-draft.ts';

export type StoryDraft = {
  name: string;
  cta: string;
  order: number | string;
  isActive: boolean;
  /** The cropped avatar; null if none is selected. */
  avatar: File | null;
  /** Shows the selected avatar, or else the stored one. */
  avatarUrl: string | null;
};

/** Returns the draft of a new story. It comes last, and is inactive until it has segments. */
export const newStory = (stories: readonly StoredStory[]): StoryDraft => ({
  name: '',
  cta: CTA_DEFAULT,
  order: Math.min(Math.max(0, ...stories.map(({ order }) => order)) + 1, STORY_ORDER_MAX),
  isActive: false,
  avatar: null,
  avatarUrl: null,
});

export const draftOf = ({ name, cta, order, isActive, avatar }: StoredStory): StoryDraft => ({
  name,
  cta,
  order,
  isActive,
  avatar: null,
  avatarUrl: avatar,
});

export function toFields({ name, cta, order, isActive }: StoryDraft): z.input<typeof StoryFields> {
  return { name, cta, order: String(orderOf(order)), isActive: `${isActive}` };
}

/** Returns the first error of each field, in form order. */
export function storyErrors(draft: StoryDraft, isNew: boolean): Record<string, string> {
  const { name, ...others } = Object.fromEntries(
    (StoryFields.safeParse(toFields(draft)).error?.issues ?? [])
      .toReversed()
      .map(({ path, message }) => [path.join('.'), message]),
  );
  return {
    ...(name && { name }),
    ...(isNew && !draft.avatar && { avatar: 'Choose a picture.' }),
    ...others,
  };
}
