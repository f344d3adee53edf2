import { useQuery } from '@tanstack/react-query';
import { nameOfMedia } from '../../components/media/media-words.ts';
import type { PostDraft, PostField } from './post-draft.ts';
import { authorsQuery, categoriesQuery } from './post-queries.ts';
import { UNCATEGORIZED, UNKNOWN_AUTHOR } from './post-words.ts';

/** How what a field holds is said to a person. */
export function useFieldWords(): (draft: PostDraft, field: PostField) => string {
  const categories = useQuery(categoriesQuery);
  const authors = useQuery(authorsQuery);
  return (draft, field) => {
    switch (field) {
      case 'categoryId':
        return categories.data?.find(({ id }) => id === draft.categoryId)?.name ?? UNCATEGORIZED;
      case 'authorId':
        return authors.data?.find(({ id }) => id === draft.authorId)?.name ?? UNKNOWN_AUTHOR;
      case 'cover':
        return draft.cover ? nameOfMedia(draft.cover) : 'No cover';
      default:
        return draft[field] || 'Empty';
    }
  };
}
