import { list, p } from '@upcurve/post-blocks/write';
import { fill } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import { plans, rules } from '@upcurve/site-content/pricing/plans';
import { callPromise } from '@upcurve/site-content/promises';
import { lexer, type Tokens } from 'marked';
import { z } from 'zod';
import { anchored, readFrontMatter } from '../front-matter.server.ts';
import { addressLines, agency, type Company, registration } from '../site/company.ts';
import type { LegalDocument, LegalName, LegalSection } from './legal-document.ts';

const files = import.meta.glob<string>('./*.md', { eager: true, query: '?raw', import: 'default' });

const FrontMatter = z.strictObject({
  title: z.string(),
  searchTitle: z.string(),
  description: z.string(),
  lead: z.string(),
});

/** Returns `a, b or c`, without the empty texts. */
const oneOf = (texts: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(texts.filter(Boolean));

/** What replaces the `{names}` in the texts. */
function factsOf(company: Company) {
  const { email, phone } = company;
  const address = addressLines(company).join(', ');
  const contactPage = `the [contact page](${paths.contact()})`;
  const toAsk = [
    email && `write to **${email}**`,
    phone && `call ${phone} (${agency.hours})`,
    address && `send a letter to ${agency.name}, ${address}`,
  ];
  const toReach = [email && `at ${email}`, phone && `on ${phone}`, address && `by post at ${address}`];
  return {
    ...Object.fromEntries(Object.entries(rules).map(([name, figure]) => [name, String(figure)])),
    ground: plans.ground.name,
    rise: plans.rise.name,
    crest: plans.crest.name,
    shortestTerm: String(plans.ground.minimumMonths),
    longestTerm: String(plans.crest.minimumMonths),
    callPromise,
    registration: registration(company),
    waysToAsk: oneOf(toAsk) || `use ${contactPage}`,
    waysToReach: `You reach us ${oneOf(toReach) || `through ${contactPage}`}.`,
    emailOrUs: email || 'us',
    emailOrContactPage: email ? `**${email}**` : `us through ${contactPage}`,
    anyWay: email ? `at ${email} or by any other way` : 'in any way you like',
    atEmail: email && ` at ${email}`,
    orEmail: email && `, or to ${email}`,
  };
}

const factOf = (item: string) => {
  const [, term = '', detail = ''] = /^\*\*(.+?)\*\*: (.*)$/.exec(item) ?? [];
  return { term, detail };
};

/**
 * Reads a legal document: front matter, the summary, and a section for each `## Title {#anchor}`. Numbered items are
 * clauses. A `### Name` with a list of facts is a record.
 */
export function readLegal(name: LegalName, company: Company): LegalDocument {
  const { front, body } = readFrontMatter(files[`./${name}.md`] ?? '', FrontMatter);
  const facts = factsOf(company);
  const [, summary, ...tokens] = lexer(body).filter(({ type }) => type !== 'space' && type !== 'hr');
  const textsOf = ({ items }: Tokens.List) =>
    items.map(({ text }) => fill(text, facts).trim()).filter(Boolean);

  const sections: LegalSection[] = [];
  for (const token of tokens) {
    const section = sections.at(-1);
    const record = section?.records.at(-1);
    if (token.type === 'heading' && token.depth === 2) {
      sections.push({ ...anchored(token.text), blocks: [], clauses: [], records: [], after: [] });
    } else if (token.type === 'heading') {
      section?.records.push({ name: token.text, facts: [] });
    } else if (token.type === 'list' && token.ordered) {
      section?.clauses.push(...textsOf(token as Tokens.List));
    } else if (token.type === 'list' && record?.facts.length === 0) {
      record.facts.push(...textsOf(token as Tokens.List).map(factOf));
    } else {
      const text = fill(token.type === 'paragraph' ? token.text : '', facts);
      const block = token.type === 'list' ? list(...textsOf(token as Tokens.List)) : text && p(text);
      if (block) section?.[record ? 'after' : 'blocks'].push(block);
    }
  }
  return { ...front, summary: textsOf(summary as Tokens.List).map(factOf), sections };
}
