import {
  CTA_DEFAULT,
  STORY_ORDER_MAX,
  type StoredStory,
  StoryFields,
} from '@upcurve/contracts/testimonials/testimonials';
import type { z } from 'zod';
import { orderOf } from './segments/segment-draft.ts';

/** The form values of a story. */
export interface StoryDraft {
  name: string;
  cta: string;
  /** A number or incomplete text. */
  order: number | string;
  isActive: boolean;
  /** The cropped avatar; null if none is selected. */
  avatar: File | null;
}

/** Returns the draft of a new story. It comes last, and is inactive until it has segments. */
export const newStory = (stories: readonly StoredStory[]): StoryDraft => ({
  name: '',
  cta: CTA_DEFAULT,
  order: Math.min(Math.max(0, ...stories.map(({ order }) => order)) + 1, STORY_ORDER_MAX),
  isActive: false,
  avatar: null,
});

export const draftOf = ({ name, cta, order, isActive }: StoredStory): StoryDraft => ({
  name,
  cta,
  order,
  isActive,
  avatar: null,
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

const shown = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
const WORDS: [name: string, of: (story: StoredStory | StoryDraft) => string][] = [
  ['name', ({ name }) => name],
  ['link', ({ cta }) => shown(cta)],
  ['order', ({ order }) => `order ${order}`],
  ['status', ({ isActive }) => (isActive ? 'active' : 'inactive')],
];

/** Describes the differences between two versions of a story. Returns null if there are none. */
export function describeDifferences(was: StoredStory, is: StoredStory, mine: StoryDraft) {
  const fields = WORDS.filter(([, of]) => of(was) !== of(is));
  const isAvatar = was.avatar !== is.avatar;
  if (fields.length === 0 && !isAvatar) return null;
  const words = (story: StoredStory | StoryDraft, avatar: string) =>
    [...fields.map(([, of]) => of(story)), ...(isAvatar ? [avatar] : [])].join(', ');
  return {
    what: `The ${[...fields.map(([name]) => name), ...(isAvatar ? ['avatar'] : [])].join(', ')} of ${was.name}`,
    was: words(was, 'the old avatar'),
    theirs: words(is, 'another avatar'),
    mine: words(mine, mine.avatar ? 'my avatar' : 'another avatar'),
  };
}
