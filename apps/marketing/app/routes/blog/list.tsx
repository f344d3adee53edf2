import { SEARCH_MAX } from '@upcurve/contracts/shared/search-max';
import { cutLine } from '@upcurve/contracts/shared/tidy';
import { paths } from '@upcurve/site-content/paths';
import { data, Link } from 'react-router';
import { blogEmpty, blogFullMeta, blogMeta, blogNext, listWords } from '../../content/blog.ts';
import styles from '../../features/blog/list/BlogEmpty.module.css';
import { BlogAway, BlogFront, NoPosts } from '../../features/blog/list/BlogFront.tsx';
import { BlogHead } from '../../features/blog/list/BlogHead.tsx';
import { Browse } from '../../features/blog/list/Browse.tsx';
import { Pagination } from '../../features/blog/list/Pagination.tsx';
import { PostRows } from '../../features/blog/list/PostRows.tsx';
import { askedPage } from '../../features/blog/list/paging.ts';
import { Shelf } from '../../features/blog/list/Shelf.tsx';
import { AWAY, NOT_FOUND, readCategories, readPosts } from '../../features/blog/read-blog.server.ts';
import { failedMeta, PageError } from '../../layout/page/ErrorCard.tsx';
import { Section } from '../../layout/page/Section.tsx';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import buttons from '../../layout/parts/button.module.css';
import { cardPath, pageMeta } from '../../page-meta.ts';
import { ownHeaders, type RoutePolicy } from '../../route-policy.ts';
import type { Route } from './+types/list';

/** Search results are not cached, because there are too many different ones. */
export const handle: RoutePolicy = {
  varyBy: (query) => (query.get('search') ? 'all' : ['page']),
};

export const ErrorBoundary = PageError;

export const headers = ownHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const page = askedPage(url);
  const search = cutLine(url.searchParams.get('search') ?? '', SEARCH_MAX);
  const [list, categories] = await Promise.all([
    readPosts({ page, ...(search && { search }) }),
    readCategories(),
  ]).catch(() => [undefined, []] as const);
  // Without posts the page has the same head, from which its share card is made.
  if (!list) return data({ search, list: undefined, categories: [] }, AWAY);
  if (page > Math.max(1, list.pages)) throw data(null, NOT_FOUND);
  return data({ search, list, categories: categories.map(({ name, slug }) => ({ name, slug })) });
}

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return failedMeta(error);
  const { search, list } = loaderData;
  const page = list?.page ?? 1;
  if (search) {
    const path = paths.blog({ search, page });
    return pageMeta(matches, { title: listWords.searchMeta(search), path, isIndexed: false });
  }
  const facts = list?.posts.length ? blogFullMeta : blogMeta;
  return pageMeta(matches, {
    ...facts,
    title: listWords.pageTitle(facts.title, page),
    path: paths.blog({ page }),
    card: cardPath(paths.blog()),
  });
}

export default function Blog({ loaderData: { search, list, categories } }: Route.ComponentProps) {
  if (!list) return <BlogAway />;
  const { posts, page, pages, count } = list;
  const [newest, ...others] = posts;
  if (!search && !newest) {
    return (
      <>
        <BlogHead />
        <BlogEmpty />
      </>
    );
  }
  if (!search && newest && page === 1) {
    return <BlogFront newest={newest} others={others} pages={pages} count={count} categories={categories} />;
  }
  return (
    <Shelf
      kicker={search ? listWords.searchKicker : listWords.page(page)}
      title={search ? `“${search}”` : listWords.all}
      lead={search && count > 0 ? listWords.found(count, search) : undefined}
    >
      <Browse categories={categories} search={search} />
      {newest ? (
        <PostRows posts={posts} level={2} isFirstInSight />
      ) : (
        <NoPosts>{listWords.foundNone(search)}</NoPosts>
      )}
      <Pagination page={page} pages={pages} pathOf={(to) => paths.blog({ page: to, search })} />
    </Shelf>
  );
}

/** Shown while no post is published. */
function BlogEmpty() {
  const { title, lead, topicsTitle, topics } = blogEmpty;
  return (
    <>
      <Section title={title} lead={lead} surface="blush" shape="split">
        <h3 className="kicker">{topicsTitle}</h3>
        <ul className={`rows ${styles.topics}`}>
          {topics.map((topic) => (
            <li key={topic.title}>
              <h4 className="heading">{topic.title}</h4>
              <p className="quiet">{topic.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={blogNext.title} surface="ink">
        <ul className={`split ${styles.next}`}>
          {blogNext.items.map(({ title: name, text, link, to }, place) => (
            <li key={to}>
              <h3>{name}</h3>
              <p className="quiet">{text}</p>
              <Link to={to} prefetch="intent" className={place === 0 ? buttons.primary : buttons.secondary}>
                {link}
                <Arrow />
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
