import { SEARCH_MAX } from '@upcurve/contracts/shared/search-max';
import { paths } from '@upcurve/site-content/paths';
import { Form, NavLink } from 'react-router';
import { listWords } from '../../../content/blog.ts';
import styles from './Browse.module.css';

interface BrowseProps {
  categories: readonly { name: string; slug: string }[];
  search?: string;
}

export function Browse({ categories, search = '' }: BrowseProps) {
  const subjects = [
    { name: listWords.all, to: paths.blog() },
    ...categories.map(({ name, slug }) => ({ name, to: paths.blogCategory(slug) })),
  ];
  return (
    <div className={styles.browse}>
      <nav aria-label={listWords.categories}>
        <ul className={`cluster ${styles.subjects}`}>
          {subjects.map(({ name, to }) => (
            <li key={to}>
              <NavLink to={to} end prefetch="intent" className={`plain target ${styles.subject}`}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <SearchForm search={search} />
    </div>
  );
}

/** Searches the posts. A plain form, so that it works without JavaScript. */
function SearchForm({ search }: { search: string }) {
  return (
    <Form method="get" action={paths.blog()} role="search" className={styles.form}>
      <label htmlFor="blog-search" className="visually-hidden">
        {listWords.searchLabel}
      </label>
      <input
        // Remounts the field for each search, so that it shows the current text.
        key={search}
        id="blog-search"
        type="search"
        name="search"
        defaultValue={search}
        maxLength={SEARCH_MAX}
        placeholder={listWords.searchHint}
        className={styles.field}
      />
      <button type="submit" className="icon-button">
        <span className="visually-hidden">{listWords.searchButton}</span>
        <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.75" strokeWidth="1.5" />
          <path d="M13 13l5 5" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      </button>
    </Form>
  );
}
