import { paths } from '@upcurve/site-content/paths';
import { addressLines, type Company, registration } from '../site/company.ts';
import { LEGAL_VERSION, type LegalDocument, oneOf } from './legal-document.ts';

export const termsMeta = {
  title: 'Terms of use of this website',
  description:
    'How you may use this website, the limits of its eligibility check, calculator and lead guide, who owns the content, and what we are liable for.',
};

function waysToReach(company: Company): string {
  const { email, phone } = company;
  const address = addressLines(company).join(', ');
  const ways = [email && `at ${email}`, phone && `on ${phone}`, address && `by post at ${address}`];
  return `You reach us ${oneOf(ways) || `through the [contact page](${paths.contact()})`}.`;
}

export const terms = (company: Company): LegalDocument => ({
  kicker: 'Legal',
  title: 'Terms of use',
  lead: 'For everyone who visits this website. If you become a client, the trading terms apply between us instead.',
  version: LEGAL_VERSION,
  summary: [
    {
      term: 'Free to use',
      detail: 'Nothing here costs anything, and nothing here is a contract for our services.',
    },
    {
      term: 'Estimates, not advice',
      detail:
        'The eligibility check and the calculator work with your answers. They are a start for thinking.',
    },
    {
      term: 'Take what helps',
      detail: 'Use the lead guide and the e-book in your own clinic. Do not sell it or put your name on it.',
    },
    { term: 'Be decent', detail: 'No attacks, no robots filling in forms, nobody else’s data.' },
  ],
  sections: [
    {
      id: 'about',
      title: 'Who runs this website',
      clauses: [
        ...[registration(company)].filter(Boolean),
        waysToReach(company),
        `By using the website you accept these terms. If you do not, please leave it. The [privacy policy](${paths.privacyPolicy()}) says what happens to your data.`,
      ],
    },
    {
      id: 'use',
      title: 'What you may do',
      clauses: [
        'You may read, print and link to every page, and quote from it with our name and a link.',
        'You may use the lead guide, its scripts and the e-book in your own clinic and change them for it. You may not sell them, publish them as your own, or train other businesses with them for money.',
        'Everything else on the site, the drawings and the name Upcurve among it, is ours or licensed to us and stays so.',
      ],
    },
    {
      id: 'conduct',
      title: 'What you may not do',
      clauses: [
        'Do not try to break into the site or its staff area, to overload it, or to get round its limits. If you find a weakness, tell us before you tell others; we will thank you and not sue you for a careful test.',
        'Do not send forms by robot, in someone else’s name or with someone else’s data.',
        'Do not send us data about identifiable patients. Nothing here asks for it.',
        'Programs that index the site for search may read what robots.txt allows.',
      ],
    },
    {
      id: 'quiz',
      title: 'The eligibility check',
      clauses: [
        'The eligibility check works out sums and a verdict from your answers, by fixed rules and assumptions that it shows you. It does not know your clinic and is not business, financial, legal or medical advice.',
        'Whether it calls you eligible says whether a conversation makes sense. It is not an offer, and no one is bound by it.',
        'The link to your report works like a key. Anyone who has it can read the report, so share it with care.',
      ],
    },
    {
      id: 'calculator',
      title: 'The revenue calculator, the lead guide, the e-book and examples',
      clauses: [
        'The calculator multiplies the figures you enter by assumptions that are shown next to it. Its results are estimates.',
        'Worked examples are marked as such and do not describe a client. The lead guide shows how we work; whether a script suits your clinic, and is lawful for your treatments, is for you to decide.',
        'The demonstration of the content builder is for trying out; what you put together there is not published.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and the guarantee',
      clauses: [
        `Prices on this site are for businesses in the United Kingdom and exclude VAT. They are an invitation to talk. A contract comes about only with a signed order under the [trading terms](${paths.tradingTerms()}), where the growth guarantee is set out in full.`,
        'If a price is plainly wrong, we put it right and are not bound by it.',
      ],
    },
    {
      id: 'links',
      title: 'Links and embedded content',
      clauses: [
        'Some buttons lead to other providers, or load something from them once you have asked for it: a booking page, a form, a film, a map. Their own terms apply there. We choose them with care and do not control them.',
        'You may link to any page of ours, as long as it does not look as if we endorsed you.',
      ],
    },
    {
      id: 'liability',
      title: 'How far we answer for it',
      clauses: [
        'We keep the site right and running as well as we can, but do not promise that it is always available or free of mistakes.',
        'Nothing here limits liability for death or personal injury caused by negligence, for fraud, or for anything else for which the law does not allow it to be limited.',
        'Apart from that, as the site is free, we are not liable to businesses for loss from using it or relying on it. If you use it as a consumer, your statutory rights remain, and we are liable for foreseeable damage that we cause by breaking these terms.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      clauses: [
        `Tell us${company.email && ` at ${company.email}`} if something here is wrong, offends or cannot be used with your software. We acknowledge it within two working days and answer within ten.`,
      ],
    },
    {
      id: 'law',
      title: 'Changes and law',
      clauses: [
        'We may change the site and these terms. The date at the top tells you which version you are reading; the one in force on the day of your visit applies.',
        'The law of England and Wales applies and its courts decide. Consumers who live in Scotland or Northern Ireland may also go to court there.',
      ],
    },
  ],
});
