/* Sample files as Ghost 5 writes them, written by hand based on the source of its export. */

const lexical = {
  root: {
    type: 'root',
    children: [
      { type: 'extended-heading', tag: 'h2', children: [{ type: 'extended-text', text: 'Why', format: 0 }] },
      {
        type: 'paragraph',
        children: [
          { type: 'extended-text', text: 'A ', format: 0 },
          { type: 'extended-text', text: 'strong', format: 3 },
          { type: 'extended-text', text: ' ', format: 0 },
          {
            type: 'link',
            url: 'https://a.example/',
            children: [{ type: 'extended-text', text: 'word', format: 0 }],
          },
          { type: 'extended-text', text: ' <b>', format: 0 },
        ],
      },
      {
        type: 'list',
        listType: 'number',
        children: [
          { type: 'listitem', children: [{ type: 'extended-text', text: 'one', format: 0 }] },
          {
            type: 'listitem',
            children: [
              {
                type: 'list',
                listType: 'bullet',
                children: [
                  { type: 'listitem', children: [{ type: 'extended-text', text: 'two', format: 0 }] },
                ],
              },
            ],
          },
        ],
      },
      {
        type: 'callout',
        calloutText: '<p>Mind <strong>this</strong>.</p>',
        calloutEmoji: '!',
        backgroundColor: 'blue',
      },
      { type: 'toggle', heading: '<span>Why?</span>', content: '<p>Because.</p>' },
      { type: 'button', buttonText: 'Book', buttonUrl: 'https://a.example/book' },
      { type: 'paywall' },
      { type: 'product', productTitle: 'Thing' },
    ],
  },
};

export const ghostFile = (posts: object[] = []) =>
  JSON.stringify({
    db: [
      {
        meta: { exported_on: 1717603488000, version: '5.82.0' },
        data: {
          posts: [
            {
              id: 'p1',
              title: 'First',
              slug: 'first',
              html: '<p>Read <a href="__GHOST_URL__/second/">on</a>.</p>',
              lexical: '{"root":{"children":[]}}',
              feature_image: '__GHOST_URL__/content/images/room.jpg',
              type: 'post',
              status: 'published',
              visibility: 'members',
              custom_excerpt: 'In short.',
              created_at: '2024-06-01T00:00:00.000Z',
              published_at: '2024-06-05T16:04:48.000Z',
            },
            {
              id: 'p2',
              title: 'Second',
              slug: 'second',
              html: null,
              lexical: JSON.stringify(lexical),
              type: 'post',
            },
            { id: 'p3', title: 'Third', slug: 'third', html: '<h2>Old</h2>', page: 0 },
            { id: 'p4', title: 'About', slug: 'about', html: '<p>Us</p>', type: 'page' },
            ...posts,
          ],
          posts_meta: [{ post_id: 'p1', meta_title: 'First, for searchers', meta_description: 'All of it' }],
          tags: [
            { id: 't1', name: 'News', slug: 'news', description: 'All that is new', visibility: 'public' },
            { id: 't2', name: 'Growth', slug: 'growth', description: null, visibility: 'public' },
            { id: 't3', name: '#hidden', slug: 'hash-hidden', visibility: 'internal' },
          ],
          posts_tags: [
            { post_id: 'p1', tag_id: 't3', sort_order: 0 },
            { post_id: 'p1', tag_id: 't1', sort_order: 2 },
            { post_id: 'p1', tag_id: 't2', sort_order: 1 },
          ],
          users: [{ id: 'u1', name: 'Ada', slug: 'ada', email: 'ada@clinic.example', bio: 'Writes.' }],
          posts_authors: [{ post_id: 'p1', author_id: 'u1', sort_order: 0 }],
        },
      },
    ],
  });
