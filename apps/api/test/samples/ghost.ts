/* Sample files as Ghost 5 writes them, written by hand based on the source of its export. */

/** The cards of Ghost's editor. */
const html = `<h2 id="why">Why</h2><p>A <em><strong>strong</strong></em> <a href="https://a.example/">word</a> &lt;b&gt;</p>
<ol><li>one<ul><li>two</li></ul></li></ol>
<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">!</div><div class="kg-callout-text">Mind <strong>this</strong>.</div></div>
<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text"><span>Why?</span></h4><button class="kg-toggle-card-icon"><svg></svg></button></div><div class="kg-toggle-content"><p>Because.</p></div></div>
<div class="kg-card kg-button-card kg-align-center"><a href="https://a.example/book" class="kg-btn kg-btn-accent">Book</a></div>
<!--members-only-->`;

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
              html,
              lexical: '{"root":{"children":[]}}',
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
