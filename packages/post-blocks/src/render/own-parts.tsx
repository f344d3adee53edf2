import { SERVICES } from '../limits.ts';
import type { BlockOf } from '../schema.ts';
import { Card } from './layout/Card.tsx';
import { useScene } from './Scene.tsx';

/* Parts that the site provides; without them a plain card is shown. */

export function StoryRow({ block }: { block: BlockOf<'storyRow'> }) {
  const Part = useScene().parts?.storyRow;
  if (Part) return <Part block={block} />;
  const title = block.title || 'Clinics, in their own words';
  return <Card kicker="Stories" title={title} href="/stories-test" label="Watch the stories" />;
}

export function EbookCard({ block }: { block: BlockOf<'ebookCard'> }) {
  const Part = useScene().parts?.ebookCard;
  if (Part) return <Part block={block} />;
  const { title, text } = block;
  return (
    <Card
      kicker="Free guide"
      title={title || '7 steps that grow your aesthetic business'}
      text={text}
      href="/forms/e-book"
      label="Get the e-book"
    />
  );
}

export function ServiceCard({ block }: { block: BlockOf<'serviceCard'> }) {
  const Part = useScene().parts?.serviceCard;
  if (Part) return <Part block={block} />;
  const { service, text } = block;
  return (
    <Card
      kicker="What we do"
      title={SERVICES[service]}
      text={text}
      href={`/services/${service}`}
      label="Read more"
    />
  );
}

export function CalculatorTeaser({ block }: { block: BlockOf<'calculatorTeaser'> }) {
  const Part = useScene().parts?.calculatorTeaser;
  if (Part) return <Part block={block} />;
  const { title, text } = block;
  return (
    <Card
      kicker="Calculator"
      title={title || 'What do unanswered enquiries cost your clinic?'}
      text={text}
      href="/calculator/start"
      label="Work it out"
    />
  );
}

const FORM_CARDS = {
  contact: {
    kicker: 'Write to us',
    title: 'Tell us about your clinic',
    href: '/contact',
    label: 'Write to us',
  },
  ebook: {
    kicker: 'Free guide',
    title: '7 steps that grow your aesthetic business',
    href: '/forms/e-book',
    label: 'Get the e-book',
  },
} as const;

export function FormCard({ block }: { block: BlockOf<'form'> }) {
  const Part = useScene().parts?.form;
  if (Part) return <Part block={block} />;
  const { form, title, text } = block;
  const words = FORM_CARDS[form];
  return <Card {...words} title={title || words.title} text={text} />;
}
