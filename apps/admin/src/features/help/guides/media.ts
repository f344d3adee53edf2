import { CAPTIONS_MAX, IMAGE_MAX, VIDEO_MAX } from '@upcurve/contracts/media';
import { sizeInWords } from '@upcurve/contracts/multipart';
import { paths } from '../../../paths.ts';
import { type Guide, under } from '../guide.ts';

export const media: Guide = {
  title: 'Media',
  area: 'Website',
  permission: 'media:manage',
  screen: paths.media(),
  at: [under(paths.media())],
  purpose: 'The library of pictures, videos and captions that stories and posts use.',
  picture: 'The library as a grid of pictures and clips, with a search and the button Upload.',
  tasks: [
    {
      title: 'Upload',
      text: `Drop files there, paste them or press Upload: pictures up to ${sizeInWords(IMAGE_MAX)}, videos up to ${sizeInWords(VIDEO_MAX)}, captions up to ${sizeInWords(CAPTIONS_MAX)}. Each picture is made ready in several sizes, without what the camera wrote into it, such as the place.`,
    },
    {
      title: 'Describe',
      text: 'Say what a file shows, or that it is decorative, and press the point of a picture that must stay in sight where it is cut.',
    },
    {
      title: 'See where it is used',
      text: 'A file says which stories, posts and authors use it, each with a link.',
    },
  ],
  final: ['Deleting a file: links to it stop working. A file that something uses cannot be deleted.'],
  keys: ['rows', 'select', 'tabs', 'picture', 'paste', 'search'],
};
