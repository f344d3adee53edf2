import { SERVICES } from '../limits.ts';
import type { BlockOf } from '../schema.ts';
import { Card, type CardWords } from './layout/Card.tsx';

type OwnPart = BlockOf<'storyRow' | 'ebookCard' | 'serviceCard' | 'calculatorTeaser' | 'form'>;

const EBOOK: CardWords = {
  kicker: 'Free e-book',
  title: '7 steps that grow your aesthetic business',
  href: '/forms/e-book',
  label: 'Get the e-book',
};

/** Returns the fixed texts of a card. `title` is the default of a block without one. */
export function cardWords(block: OwnPart): CardWords {
  switch (block.type) {
    case 'storyRow':
      return {
        kicker: 'Stories',
        title: 'Clinics, in their own words',
        href: '/stories-test',
        label: 'Watch the stories',
      };
    case 'ebookCard':
      return EBOOK;
    case 'serviceCard':
      return {
        kicker: 'What we do',
        title: SERVICES[block.service],
        href: `/services/${block.service}`,
        label: 'Read more',
      };
    case 'calculatorTeaser':
      return {
        kicker: 'Calculator',
        title: 'What do unanswered enquiries cost your clinic?',
        href: '/calculator/start',
        label: 'Work it out',
      };
    case 'form':
      return block.form === 'ebook'
        ? EBOOK
        : {
            kicker: 'Write to us',
            title: 'Tell us about your clinic',
            href: '/contact',
            label: 'Write to us',
          };
    default:
      return block satisfies never;
  }
}

/** A plain card, where the site has no part of its own for a block. */
export function OwnCard({ block }: { block: OwnPart }) {
  const words = cardWords(block);
  const title = ('title' in block && block.title) || words.title;
  return <Card {...words} title={title} {...('text' in block && { text: block.text })} />;
}
