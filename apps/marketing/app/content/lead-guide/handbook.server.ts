import { type GuideSlug, guidePages } from './pages.ts';
import { readGuide } from './read-guide.server.ts';

const files = import.meta.glob<string>('./*.md', { eager: true, query: '?raw', import: 'default' });

/** The text of every page. It stays on the server, so that a visitor downloads only the page they read. */
export const handbook = Object.fromEntries(
  guidePages.map(({ slug }) => [slug, readGuide(files[`./${slug}.md`] ?? '')]),
) as Record<GuideSlug, ReturnType<typeof readGuide>>;
