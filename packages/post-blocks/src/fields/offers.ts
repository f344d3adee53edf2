import { SERVICES } from '../limits.ts';
import type { BlockOf } from '../schema.ts';
import type { Configs } from './field.ts';
import { address, choice } from './field.ts';

export const offerBlocks: Configs<
  'callToAction' | 'ebookCard' | 'serviceCard' | 'calculatorTeaser' | 'form' | 'storyRow'
> = {
  callToAction: {
    label: 'Call to action',
    hint: 'A button with a reason to press it',
    group: 'offers',
    words: 'cta button book link',
    fields: [address('href', 'Link address', '/pricing, or https://…')],
    empty: {
      title: '',
      text: '',
      label: 'Book a consultation',
      href: '/book-consultation',
    },
  },
  ebookCard: {
    label: 'E-book',
    hint: 'The free guide with its cover',
    group: 'offers',
    words: 'guide download lead magnet',
    fields: [],
    empty: {
      title: '7 Steps That’ll Grow Your Aesthetic Business',
      text: 'The free guide for clinic owners.',
    },
  },
  serviceCard: {
    label: 'Service',
    hint: 'One of our services',
    group: 'offers',
    words: 'seo website paid media podcast',
    fields: [choice('service', 'Service', SERVICES)],
    empty: { service: 'website-design-and-development', text: '' },
  },
  calculatorTeaser: {
    label: 'Calculator',
    hint: 'Leads to the revenue calculator',
    group: 'offers',
    words: 'revenue roi teaser',
    fields: [],
    empty: {
      title: 'What would it mean for your clinic?',
      text: 'Four figures, one minute.',
    },
  },
  form: {
    label: 'Form',
    hint: 'Contact, or the e-book',
    group: 'offers',
    words: 'contact lead sign up',
    fields: [choice<BlockOf<'form'>['form']>('form', 'Form', { contact: 'Contact', ebook: 'E-book' })],
    empty: { form: 'contact', title: 'Talk to us', text: '' },
  },
  storyRow: {
    label: 'Stories',
    hint: 'The row of client stories',
    group: 'offers',
    words: 'testimonials stories clients row',
    fields: [],
    empty: { title: 'What clients say' },
  },
};
