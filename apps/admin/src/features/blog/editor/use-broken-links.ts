import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LINKS_MAX } from '@upcurve/contracts/blog/post-limits';
import { sitePathsOf } from '@upcurve/post-blocks/checks';
import type { EditorStore } from '@upcurve/post-editor/document/editor-store';
import { useDebouncedStore } from '@upcurve/post-editor/editor-context';
import { useCallback } from 'react';
import { api } from '../../../api.ts';

/** Delay after typing before links are checked, in ms. A half-typed address always looks broken. */
const PAUSE_MS = 800;

/**
 * Finds the post's broken internal links with the same check as publishing. Finds none while the API is unreachable.
 */
export function useBrokenLinks(store: EditorStore, postId: string | undefined): (path: string) => boolean {
  const links = useDebouncedStore(store, linksOf, PAUSE_MS).split('\n').filter(Boolean);
  const { data } = useQuery({
    queryKey: ['post-links', postId, links],
    queryFn: ({ signal }) =>
      api.blog.findBrokenLinks({ body: { links, ...(postId && { postId }) } }, { signal }),
    enabled: links.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const broken = data?.broken;
  return useCallback((path) => broken?.includes(path) ?? false, [broken]);
}

/** The site addresses that the blocks link to, as one text, so that equal ones are the same. */
const linksOf = ({ blocks }: EditorStore) => sitePathsOf(blocks).sort().slice(0, LINKS_MAX).join('\n');
