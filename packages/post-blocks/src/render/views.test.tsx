import { fireEvent, render, screen, within } from '@testing-library/react';
import { media } from '@upcurve/testing/factories';
import { expect, test } from 'vitest';
import type { Block } from '../schema.ts';
import { MEDIA_IDS } from '../testing/every-block.ts';
import { Blocks, type BlocksProps } from './Blocks.tsx';

const [PICTURE, CLIP] = MEDIA_IDS;
const CAPTIONS = '0198a2f0-0000-7000-8000-000000000003';
const files = {
  [PICTURE]: media({
    sizes: [
      { url: '/media/a.avif', width: 800, type: 'image/avif' },
      { url: '/media/a.jpg', width: 1600, type: 'image/jpeg' },
    ],
    focalPoint: { x: 0.26, y: 1 },
    placeholder: 'data:image/webp;base64,AA',
  }),
  [CLIP]: media({ kind: 'video', url: '/media/clip.mp4', posterUrl: '/media/poster.jpg' }),
  [CAPTIONS]: media({ kind: 'captions', url: '/media/clip.vtt' }),
};
const show = (blocks: Block[], options: Omit<BlocksProps, 'content'> = {}) =>
  render(<Blocks content={{ blocks }} media={files} {...options} />);
const picture = { mediaId: PICTURE, alt: 'A room', isDecorative: false };

test('renders a picture in all renditions with its focal point; only the first loads at once', () => {
  show([
    { id: 'a', type: 'image', ...picture, caption: '', width: 'text' },
    { id: 'b', type: 'gallery', items: [{ ...picture, alt: 'Another', caption: 'In the _morning_' }] },
  ]);
  const first = screen.getByRole('img', { name: 'A room' });
  expect(first).not.toHaveAttribute('loading');
  expect(first).toHaveAttribute('width', '1600');
  expect(first).toHaveAttribute('srcset', '/media/a.jpg 1600w');
  expect(first.parentElement?.querySelector('source')).toHaveAttribute('srcset', '/media/a.avif 800w');
  const second = screen.getByRole('img', { name: 'Another' });
  expect(second).toHaveAttribute('loading', 'lazy');
  expect(second.closest('[data-cut]')).toHaveAttribute('data-focus-x', '3');
  expect(screen.getByText('morning').tagName).toBe('EM');
});

test('shows nothing of a missing picture', () => {
  const missing = { mediaId: null, alt: '', isDecorative: false, fileName: 'room.png' };
  const { container } = show([
    { id: 'a', type: 'image', ...missing, caption: '', width: 'text' },
    { id: 'b', type: 'gallery', items: [{ ...missing, caption: '' }] },
  ]);
  expect(container.textContent).toBe('');
});

test('does not contact another site before its content is opened', () => {
  show([
    {
      id: 'a',
      type: 'video',
      mediaId: null,
      url: 'https://youtu.be/abc?autoplay=1',
      title: 'A first call',
      caption: '',
    },
  ]);
  expect(document.querySelector('iframe')).toBeNull();
  expect(document.querySelector('a')).toHaveAttribute('href', 'https://youtu.be/abc?autoplay=1');
  const details = document.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const frame = screen.getByTitle('A first call');
  expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/abc?autoplay=1');
});

test('plays a library clip in the browser with poster and captions', () => {
  show([
    { id: 'a', type: 'video', mediaId: CLIP, captionsId: CAPTIONS, url: '', title: 'The desk', caption: '' },
  ]);
  const clip = screen.getByLabelText('The desk');
  expect(clip).toHaveAttribute('poster', '/media/poster.jpg');
  expect(clip.querySelector('track')).toHaveAttribute('src', '/media/clip.vtt');
});

test('shows the figures of a chart as a table', () => {
  const points = [
    { label: 'January', value: -1234.5 },
    { label: 'June', value: 250_000 },
  ];
  show([{ id: 'a', type: 'chart', kind: 'line', title: 'Turnover', unit: '£', points, source: 'The till' }]);
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => row.textContent)).toEqual(['January−£1,234.5', 'June£250,000']);
  expect(screen.getByText('Source: The till')).toBeVisible();
});

test('scrolls a table by keyboard and has row and column headers', () => {
  show([{ id: 'a', type: 'table', caption: 'Rota', head: ['', 'Monday'], rows: [['Morning', 'Desk']] }]);
  expect(screen.getByRole('region', { name: 'Rota' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('columnheader', { name: 'Monday' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Morning' })).toBeVisible();
});

test('gives headings their anchors, also within columns', () => {
  show(
    [
      {
        id: 'c',
        type: 'columns',
        columns: [[{ id: 'h', type: 'heading', level: 3, text: 'By **phone**' }], []],
      },
    ],
    { anchors: { h: 'by-phone' } },
  );
  expect(screen.getByRole('heading', { level: 3, name: 'By phone' })).toHaveAttribute('id', 'by-phone');
});

test("uses the site's link component only for its own pages", () => {
  const text = '[Prices](/pricing), [below](#part), [there](https://a.example), [us](mailto:a@b.example)';
  show([{ id: 'a', type: 'richText', nodes: [{ type: 'paragraph', text }] }], {
    Link: ({ href, children }) => <a href={`/site${href}`}>{children}</a>,
  });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/site/pricing', '#part', 'https://a.example', 'mailto:a@b.example']);
});

test('renders parts of the site, or a card with a link without them', () => {
  const block = { id: 'a', type: 'form', form: 'ebook', title: '', text: '' } as const;
  const { unmount } = show([block], { parts: { form: ({ block: { form } }) => <p>The form {form}</p> } });
  expect(screen.getByText('The form ebook')).toBeVisible();
  unmount();
  show([block]);
  expect(screen.getByRole('link', { name: 'Get the e-book' })).toHaveAttribute('href', '/forms/e-book');
});
