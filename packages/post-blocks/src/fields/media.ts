import { ITEMS_MAX } from '../limits.ts';
import type { BlockOf } from '../schema.ts';
import type { Configs } from './field.ts';
import { address, choice, line, noPicture, picture } from './field.ts';

export const mediaBlocks: Configs<'image' | 'gallery' | 'video' | 'embed'> = {
  image: {
    label: 'Picture',
    hint: 'One picture with a caption',
    group: 'media',
    words: 'image photo illustration',
    fields: [
      picture,
      choice<BlockOf<'image'>['width']>('width', 'Width', {
        text: 'As wide as text',
        wide: 'Wide',
        full: 'Edge to edge',
      }),
    ],
    empty: { ...noPicture, caption: '', width: 'text' },
  },
  gallery: {
    label: 'Gallery',
    hint: 'Several pictures side by side',
    group: 'media',
    words: 'images photos pictures before after',
    fields: [
      {
        kind: 'items',
        name: 'items',
        label: 'Pictures',
        one: 'Picture',
        max: ITEMS_MAX,
        fields: [picture],
        empty: { ...noPicture, caption: '' },
      },
    ],
    empty: { items: [{ ...noPicture, caption: '' }] },
  },
  video: {
    label: 'Video',
    hint: 'A clip, or YouTube, Vimeo, Wistia',
    group: 'media',
    words: 'youtube vimeo wistia clip film',
    fields: [
      { kind: 'clip', name: 'mediaId', label: 'Clip from the library' },
      address('url', 'Or an address', 'A video on YouTube, Vimeo or Wistia. It loads on click.'),
      line('title', 'Title', { hint: 'For screen readers.' }),
    ],
    empty: { mediaId: null, url: '', title: '', caption: '' },
  },
  embed: {
    label: 'Embed',
    hint: 'Content from another site',
    group: 'media',
    words: 'iframe map code third party',
    fields: [
      address('url', 'Address', 'Only from supported sites. It loads on click.'),
      line('title', 'Title', { hint: 'For screen readers.' }),
      { kind: 'number', name: 'height', label: 'Height in pixels', min: 120, max: 1200, step: 10 },
    ],
    empty: { url: '', title: '', height: 400 },
  },
};
