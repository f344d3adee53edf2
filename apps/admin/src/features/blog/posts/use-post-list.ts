import { POSTS_PAGE_SIZE } from '@upcurve/contracts/blog/post-limits';
import { PostFilterStatus } from '@upcurve/contracts/blog/posts';
import { SLUG_MAX } from '@upcurve/contracts/shared/text';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { SEARCH, useListParams } from '../../../kit/list/use-list-params.ts';
import { paths } from '../../../paths.ts';

const FILTER = { search: SEARCH, category: z.string().min(1).max(SLUG_MAX), status: PostFilterStatus };
const LOOK = { page: z.string().regex(/^[1-9]\d{0,3}$/) };

/** The state of the list of posts, kept in the address. Changing a filter goes back to the first page. */
export function usePostList() {
  const list = useListParams('posts', { filter: FILTER, look: LOOK });
  const [address] = useSearchParams();
  const page = Number(list.look.page ?? 1);
  return {
    ...list,
    page,
    isTrash: list.filter.status === 'trash',
    query: { ...list.filter, page, limit: POSTS_PAGE_SIZE },
    change: (values: Record<string, string | null>) => list.change({ page: null, ...values }),
    clear: () => list.change({ page: null, search: null, category: null, status: null }),
    /** The address of a page of the list. */
    pathOf(other: number) {
      const params = new URLSearchParams(address);
      params.delete('page');
      if (other > 1) params.set('page', String(other));
      const query = params.toString();
      return query ? `${paths.blog()}?${query}` : paths.blog();
    },
  };
}
