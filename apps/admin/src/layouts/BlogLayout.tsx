import { Outlet, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { UrlTabs } from './UrlTabs.tsx';

const TABS = [
  { to: paths.blog(), label: 'Posts' },
  { to: paths.blogCategories(), label: 'Categories' },
  { to: paths.blogAuthors(), label: 'Authors' },
];

/** The tabs of the blog. The screens of one post belong to the Posts tab. */
export function BlogLayout() {
  const { pathname } = useLocation();
  const current = TABS.findLast(({ to }) => pathname.startsWith(to));
  return (
    <UrlTabs variant="sub" label="Blog" tabs={TABS} current={current?.to}>
      <Outlet />
    </UrlTabs>
  );
}
