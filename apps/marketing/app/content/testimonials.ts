import type { VideoSource } from '../layout/use-wistia.ts';

export interface Testimonial extends VideoSource {
  id: string;
  clientName: string;
  role: string;
  quote: string;
  imageSrc: string;
  altText: string;
}

export const testimonialsSection = {
  title: 'Clinics, in their own words.',
  note: 'Sample stories: these three people and their clinics are invented, and make room for our clients’ own films.',
};

/* Demo people. Replace them with real clients, and the portraits in public/portraits with theirs. */
export const testimonials: readonly Testimonial[] = [
  {
    id: 'nadia-rahman',
    clientName: 'Nadia Rahman',
    role: 'Founder, Linden Skin, a medspa',
    quote: 'We were never short of enquiries. We were short of somebody to ring them.',
    imageSrc: '/portraits/nadia.svg',
    altText: 'Drawn portrait: a woman with a dark bob and a clay-red jumper.',
    videoId: '',
    useWistia: true,
    wistiaVideoNumber: 1,
  },
  {
    id: 'james-okafor',
    clientName: 'James Okafor',
    role: 'Consultant plastic surgeon, Okafor Aesthetic Surgery',
    quote: 'They told me to spend less on adverts for two months. That is when I began to trust them.',
    imageSrc: '/portraits/james.svg',
    altText: 'Drawn portrait: a bearded man with round glasses, in green scrubs with a stethoscope.',
    videoId: '',
    useWistia: true,
    wistiaVideoNumber: 2,
  },
  {
    id: 'margaret-ellis',
    clientName: 'Margaret Ellis',
    role: 'Principal dentist, Harbour Dental Studio',
    quote: 'I used to guess. Now I read one page a month and go back to my patients.',
    imageSrc: '/portraits/margaret.svg',
    altText: 'Drawn portrait: a woman with silver hair in a bun and a white coat.',
    videoId: '',
    useWistia: true,
    wistiaVideoNumber: 3,
  },
];
