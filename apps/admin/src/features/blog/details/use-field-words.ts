import { useQuery } from '@tanstack/react-query';
import { nameOfMedia } from '../../../kit/media/media-words.ts';
import { authorsQuery, categoriesQuery } from '../post-queries.ts';
import { UNCATEGORIZED, UNKNOWN_AUTHOR } from '../post-words.ts';
import type { PostField, PostFields } from './post-fields.ts';

/** Formats a field's value for the conflict dialog. */
export function useFieldWords(): (fields: PostFields, field: PostField) => string {
  const categories = useQuery(categoriesQuery);
  const authors = useQuery(authorsQuery);
  return (fields, field) => {
    switch (field) {
      case 'categoryId':
        return categories.data?.find(({ id }) => id === fields.categoryId)?.name ?? UNCATEGORIZED;
      case 'authorId':
        return authors.data?.find(({ id }) => id === fields.authorId)?.name ?? UNKNOWN_AUTHOR;
      case 'cover':
        return fields.cover ? nameOfMedia(fields.cover) : 'No cover';
      default:
        return fields[field] || 'Empty';
    }
  };
}
