import { phoneLink } from '@upcurve/contracts/shared/phone';
import { agency, type Company } from './content/site/company.ts';
import type { QuestionAndAnswer } from './content/site/question-and-answer.ts';

const context = 'https://schema.org';
const organisationId = (site: string) => `${site}/#organisation`;

export function organisationData(site: string, { email, phone }: Company) {
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': organisationId(site),
    name: agency.name,
    url: `${site}/`,
    logo: `${site}/icon-512.png`,
    ...(email && { email }),
    ...(phone && { telephone: phoneLink(phone).replace('tel:', '') }),
    description: agency.blurb,
  };
}

interface Place {
  title: string;
  path: string;
  above?: readonly { label: string; path: string }[];
}

export function breadcrumbData(site: string, { title, path, above = [] }: Place) {
  const trail = [{ label: 'Home', path: '/' }, ...above, { label: title, path }];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: site + step.path,
    })),
  };
}

export function faqData(questions: readonly QuestionAndAnswer[]) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.replaceAll(/\[([^\]]+)\]\([^)]+\)|\*\*/g, '$1') },
    })),
  };
}

export function serviceData(site: string, path: string, service: { name: string; description: string }) {
  return {
    '@context': context,
    '@type': 'Service',
    ...service,
    url: site + path,
    areaServed: 'GB',
    audience: { '@type': 'BusinessAudience', name: 'Aesthetic clinics' },
    provider: { '@id': organisationId(site) },
  };
}

export interface Posting {
  publishedAt: string;
  updatedAt: string;
  author?: { name: string; path: string };
  section?: string;
  wordCount: number;
  /** The address of the cover image on this site. */
  cover?: string;
}

interface PostPage {
  title: string;
  description?: string;
  path: string;
  card: string;
}

export function postingData(site: string, page: PostPage, posting: Posting) {
  const { publishedAt, updatedAt, author, section, wordCount, cover } = posting;
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: page.title,
    ...(page.description && { description: page.description }),
    url: site + page.path,
    mainEntityOfPage: site + page.path,
    image: [...(cover ? [site + cover] : []), site + page.card],
    datePublished: publishedAt,
    dateModified: updatedAt,
    ...(author && { author: { '@type': 'Person', name: author.name, url: site + author.path } }),
    ...(section && { articleSection: section }),
    wordCount,
    inLanguage: 'en-GB',
    publisher: { '@id': organisationId(site) },
  };
}
