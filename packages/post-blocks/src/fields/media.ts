import { IMAGE_WIDTHS, ITEMS_MAX } from '../limits.ts';
import type { Configs } from './field.ts';
import { address, choice, labelsOf, line, noPicture, picture } from './field.ts';

export const mediaBlocks: Configs<'image' | 'gallery' | 'video' | 'embed'> = {
  image: {
    label: 'Picture',
    hint: 'One picture with a caption',
    group: 'media',
    icon: 'Photo',
    words: 'image photo illustration',
    fields: [
      picture,
      choice(
        'width',
        'Width',
        labelsOf({ text: 'As wide as text', wide: 'Wide', full: 'Edge to edge' }, IMAGE_WIDTHS),
      ),
    ],
    make: (id) => ({ id, type: 'image', ...noPicture, caption: '', width: 'text' }),
  },
  gallery: {
    label: 'Gallery',
    hint: 'Several pictures side by side',
    group: 'media',
    icon: 'LayoutGrid',
    words: 'images photos pictures before after',
    fields: [
      {
        kind: 'items',
        name: 'items',
        label: 'Pictures',
        one: 'Picture',
        max: ITEMS_MAX,
        fields: [picture],
        make: () => ({ ...noPicture, caption: '' }),
      },
    ],
    make: (id) => ({ id, type: 'gallery', items: [{ ...noPicture, caption: '' }] }),
  },
  video: {
    label: 'Video',
    hint: 'A clip, or YouTube, Vimeo, Wistia',
    group: 'media',
    icon: 'PlayerPlay',
    words: 'youtube vimeo wistia clip film',
    fields: [
      { kind: 'clip', name: 'mediaId', label: 'Clip from the library' },
      address('url', 'Or an address', 'A video on YouTube, Vimeo or Wistia. It loads on click.'),
      line('title', 'Title', { hint: 'For screen readers.' }),
    ],
    make: (id) => ({ id, type: 'video', mediaId: null, url: '', title: '', caption: '' }),
  },
  embed: {
    label: 'Embed',
    hint: 'Content from another site',
    group: 'media',
    icon: 'Code',
    words: 'iframe map code third party',
    fields: [
      address('url', 'Address', 'Only from supported sites. It loads on click.'),
      line('title', 'Title', { hint: 'For screen readers.' }),
      { kind: 'number', name: 'height', label: 'Height in pixels', min: 120, max: 1200, step: 10 },
    ],
    make: (id) => ({ id, type: 'embed', url: '', title: '', height: 400 }),
  },
};
