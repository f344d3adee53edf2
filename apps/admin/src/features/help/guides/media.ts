import { CAPTIONS_MAX, IMAGE_MAX, VIDEO_MAX } from '@upcurve/contracts/media/media-limits';
import { sizeInWords } from '@upcurve/contracts/shared/multipart';
import type { Guide } from '../guide.ts';

export const media: Guide = {
  title: 'Media',
  purpose: 'The library of pictures, videos and captions that stories and posts use.',
  picture: 'The library as a grid of pictures and clips, with a search and the button Upload.',
  tasks: [
    {
      title: 'Upload',
      text: `Drop files, paste them or press Upload: pictures up to ${sizeInWords(IMAGE_MAX)}, videos up to ${sizeInWords(VIDEO_MAX)}, captions up to ${sizeInWords(CAPTIONS_MAX)}. Pictures are stored in several sizes without camera data such as the location.`,
    },
    {
      title: 'Describe',
      text: 'Write what a file shows, or mark it as decorative. Click the point of a picture that must stay visible when it is cropped.',
    },
    {
      title: 'See where it is used',
      text: 'Each file lists the stories, posts and authors that use it, with links.',
    },
  ],
  final: ['Deleting a file. Links to it stop working. A file in use cannot be deleted.'],
  keys: ['rows', 'select', 'tabs', 'picture', 'paste', 'search'],
};
