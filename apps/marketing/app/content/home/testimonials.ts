import { placeholder } from '@upcurve/site-content/placeholders';
import type { PictureId } from '../site/pictures.ts';
import type { VideoSource } from './film.ts';

export interface Testimonial extends VideoSource {
  id: PictureId;
  clientName: string;
  role: string;
  quote: string;
  /** The figure that changed. */
  result: string;
}

export const testimonialsSection = {
  title: 'Clinics, in their own words.',
  /** Until a client's film is set. */
  example: {
    title: 'What clients’ stories will look like.',
    note: 'These people, clinics and figures are invented. Our clients’ own stories will replace them.',
  },
};

/* Demo people. Replace them with real clients; content/pictures.ts explains how to add their photographs. */
export const testimonials: readonly Testimonial[] = [
  {
    id: 'nadia-rahman',
    clientName: 'Nadia Rahman',
    role: 'Founder, Linden Skin, a medspa',
    quote: 'We were never short of enquiries. We were short of someone to ring them.',
    result: '57 of 60 calls answered, up from 18',
    videoId: '',
    useWistia: true,
    wistiaVideoNumber: 1,
  },
  {
    id: 'james-okafor',
    clientName: 'James Okafor',
    role: 'Consultant plastic surgeon, Okafor Aesthetic Surgery',
    quote: 'They told me to spend less on ads for two months. That is when I began to trust them.',
    result: '41 consultations a month, up from 22',
    videoId: '',
    useWistia: true,
    wistiaVideoNumber: 2,
  },
  {
    id: 'margaret-ellis',
    clientName: 'Margaret Ellis',
    role: 'Principal dentist, Harbour Dental Studio',
    quote: 'I used to guess. Now I read one page a month and go back to my patients.',
    result: '38 new patients in March, £61 each',
    videoId: '',
    useWistia: true,
    wistiaVideoNumber: 3,
  },
];

placeholder('Client testimonials', testimonials);
