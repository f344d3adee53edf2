import { placeholder } from '@upcurve/site-content/placeholders';
import type { VideoSource } from './film.ts';

export interface PictureWords {
  /** A file of `app/pictures`, such as `founder.avif`, or a room of the drawn clinic. */
  picture: string;
  /** Describes a photograph; empty for a room. */
  alt: string;
}

export interface Testimonial extends VideoSource, PictureWords {
  id: string;
  clientName: string;
  role: string;
  quote: string;
  result: string;
  /** On the portrait, in a word. */
  tag?: string;
}

export const testimonialsSection = { title: 'What do clients say?' };

/* Demo people. Replace them with real clients, without the tag; pictures/README.md explains how to add their photographs. */
export const testimonials: readonly Testimonial[] = [
  {
    id: 'nadia-rahman',
    picture: 'rooms/paid-media.webp',
    alt: '',
    clientName: 'Nadia Rahman',
    role: 'Founder, Linden Skin, a medspa',
    quote: 'We were never short of enquiries. We were short of someone to ring them.',
    result: '57 of 60 calls answered, up from 18',
    tag: 'Sample',
    videoId: '',
    useWistia: true,
    wistiaVideoNumber: 1,
  },
  {
    id: 'james-okafor',
    picture: 'rooms/content.webp',
    alt: '',
    clientName: 'James Okafor',
    role: 'Surgeon, Okafor Aesthetic Surgery',
    quote: 'They told me to spend less on ads. That is when I began to trust them.',
    result: '41 consultations, up from 22',
    tag: 'Sample',
    videoId: '',
    useWistia: true,
    wistiaVideoNumber: 2,
  },
  {
    id: 'margaret-ellis',
    picture: 'rooms/tracking.webp',
    alt: '',
    clientName: 'Margaret Ellis',
    role: 'Principal dentist, Harbour Dental Studio',
    quote: 'I used to guess. Now I read one page a month and go back to my patients.',
    result: '38 new patients in March, £61 each',
    tag: 'Sample',
    videoId: '',
    useWistia: true,
    wistiaVideoNumber: 3,
  },
];

placeholder('Client testimonials', testimonials);
