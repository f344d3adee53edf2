import type { Segment, Story } from '@upcurve/contracts/testimonials';
import { newId } from '@upcurve/testing/factories';

/** A picture of a story as visitors get it. */
export function segment(part: Partial<Segment> = {}): Segment {
  return {
    id: newId(),
    type: 'image',
    url: '/media/room.jpg',
    width: 1080,
    height: 1920,
    sizes: [
      { url: '/media/room.avif', width: 640, type: 'image/avif' },
      { url: '/media/room.jpg', width: 1080, type: 'image/jpeg' },
    ],
    alt: 'A treatment room at seven in the morning',
    isDecorative: false,
    focalPoint: { x: 0.5, y: 0.5 },
    placeholder: null,
    duration: 5000,
    order: 1,
    ...part,
  };
}

/** A story of one picture. */
export function story(name: string, part: Partial<Story> = {}): Story {
  return {
    id: newId(),
    name,
    avatar: '/media/face.jpg',
    cta: '/contact',
    order: 1,
    segments: [segment()],
    ...part,
  };
}
