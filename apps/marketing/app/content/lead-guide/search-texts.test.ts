import { expect, test } from 'vitest';
import { guidePages } from './pages.ts';
import { handbook } from './read-guide.server.ts';

test('search titles and descriptions have the right length', () => {
  for (const { slug } of guidePages) {
    const { searchTitle, description, sections } = handbook[slug];
    expect(searchTitle.length, searchTitle).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThanOrEqual(110);
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  }
});
