import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LINKS_MAX } from '@upcurve/contracts/post-limits';
import { sitePathsOf } from '@upcurve/post-blocks/checks';
import type { EditorStore } from '@upcurve/post-editor/editor-store';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../../api.ts';

/** How long nothing is typed before the links are looked at, in ms: an address that is half typed leads nowhere. */
const PAUSE_MS = 800;

/**
 * Which addresses of the site the post's links name in vain, as the API knows it: it holds a post against the same when it is
 * published. While it cannot be asked, none.
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

/** The addresses of the site that the blocks lead to, once typing pauses; the same array for as long as they are the same. */
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
