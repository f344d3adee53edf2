import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LINKS_MAX } from '@upcurve/contracts/blog/post-limits';
import { sitePathsOf } from '@upcurve/post-blocks/checks';
import type { EditorStore } from '@upcurve/post-editor/document/editor-store';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../../api.ts';

/** Delay after typing before links are checked, in ms. A half-typed address always looks broken. */
const PAUSE_MS = 800;

/**
 * Finds the post's broken internal links with the same check as publishing. Finds none while the API is unreachable.
 */
export function useBrokenLinks(store: EditorStore, postId: string | undefined): (path: string) => boolean {
  const links = useLinks(store);
  const { data } = useQuery({
    queryKey: ['post-links', postId, links],
    queryFn: ({ signal }) =>
      api.blog.findBrokenLinks({ body: { links: [...links], ...(postId && { postId }) } }, { signal }),
    enabled: links.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const broken = data?.broken;
  return useCallback((path) => broken?.includes(path) ?? false, [broken]);
}

const linksOf = ({ blocks }: EditorStore): readonly string[] =>
  sitePathsOf(blocks).sort().slice(0, LINKS_MAX);

/**
 * Returns the site addresses that the blocks link to, updated after a pause in typing. Equal results return the same
 * array.
 */
function useLinks(store: EditorStore): readonly string[] {
  const [links, setLinks] = useState(() => linksOf(store));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let known = store.blocks;
    const look = () => {
      const found = linksOf(store);
      setLinks((all) => (all.join('\n') === found.join('\n') ? all : found));
    };
    const stop = store.subscribe(() => {
      if (store.blocks === known) return;
      known = store.blocks;
      clearTimeout(timer);
      timer = setTimeout(look, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
  return links;
}
