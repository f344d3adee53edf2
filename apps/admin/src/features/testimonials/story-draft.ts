import { CTA_DEFAULT, type StoredStory, StoryFields } from '@upcurve/contracts/testimonials';
import type { z } from 'zod';
import { orderOf } from './segment-draft.ts';

/** The form of a story, field by field. */
export interface StoryDraft {
  name: string;
  cta: string;
  /** A number, or the text somebody is in the middle of typing. */
  order: number | string;
  isActive: boolean;
  /** As it was cut; null where none was chosen. */
  avatar: File | null;
}

export const newStory: StoryDraft = { name: '', cta: CTA_DEFAULT, order: 0, isActive: true, avatar: null };

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

/** The contract's complaints, by the field, in the order in which the fields stand. The first of a field wins. */
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

/** What differs between two states of a story that the form can set, in words; null where nothing does. */
export function differences(was: StoredStory, is: StoredStory, mine: StoryDraft) {
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
