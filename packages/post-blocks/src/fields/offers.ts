import { FORMS, SERVICES } from '../limits.ts';
import type { Configs } from './field.ts';
import { address, choice, labelsOf } from './field.ts';

export const offerBlocks: Configs<
  'callToAction' | 'ebookCard' | 'serviceCard' | 'calculatorTeaser' | 'form' | 'storyRow'
> = {
  callToAction: {
    label: 'Call to action',
    hint: 'A button with a reason to press it',
    group: 'offers',
    icon: 'Click',
    words: 'cta button book link',
    fields: [address('href', 'Link address', '/pricing, or https://…')],
    make: (id) => ({
      id,
      type: 'callToAction',
      title: '',
      text: '',
      label: 'Book a consultation',
      href: '/book-consultation',
    }),
  },
  ebookCard: {
    label: 'E-book',
    hint: 'The free guide with its cover',
    group: 'offers',
    icon: 'Book',
    words: 'guide download lead magnet',
    fields: [],
    make: (id) => ({
      id,
      type: 'ebookCard',
      title: '7 Steps That’ll Grow Your Aesthetic Business',
      text: 'The free guide for clinic owners.',
    }),
  },
  serviceCard: {
    label: 'Service',
    hint: 'One of our services',
    group: 'offers',
    icon: 'Briefcase',
    words: 'seo website paid media podcast',
    fields: [choice('service', 'Service', SERVICES)],
    make: (id) => ({ id, type: 'serviceCard', service: 'website-design-and-development', text: '' }),
  },
  calculatorTeaser: {
    label: 'Calculator',
    hint: 'Leads to the revenue calculator',
    group: 'offers',
    icon: 'Calculator',
    words: 'revenue roi teaser',
    fields: [],
    make: (id) => ({
      id,
      type: 'calculatorTeaser',
      title: 'What would it mean for your clinic?',
      text: 'Four figures, one minute.',
    }),
  },
  form: {
    label: 'Form',
    hint: 'Contact, or the e-book',
    group: 'offers',
    icon: 'Forms',
    words: 'contact lead sign up',
    fields: [choice('form', 'Form', labelsOf({ contact: 'Contact', ebook: 'E-book' }, FORMS))],
    make: (id) => ({ id, type: 'form', form: 'contact', title: 'Talk to us', text: '' }),
  },
  storyRow: {
    label: 'Stories',
    hint: 'The row of client stories',
    group: 'offers',
    icon: 'CircleDashed',
    words: 'testimonials stories clients row',
    fields: [],
    make: (id) => ({ id, type: 'storyRow', title: 'What clients say' }),
  },
};
