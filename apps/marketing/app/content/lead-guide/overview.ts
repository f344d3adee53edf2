import { paths } from '@upcurve/site-content/paths';
import { services } from '@upcurve/site-content/services';
import { guidePages } from './pages.ts';

export const guideOverview = {
  searchTitle: 'The lead guide for aesthetic clinics',
  description:
    'A free guide for the people who answer a clinic’s phone: call scripts, follow-up texts, objections, daily routine and the UK rules, on nine pages to practise.',
  kicker: 'For front desks and callers in aesthetic clinics',
  title: 'The lead guide',
  lead: 'Someone has found the courage to write to your clinic. What happens in the next five minutes decides whether you’ll ever meet. These nine pages are for the person who picks up the phone.',
  begin: { label: 'Begin with the script', to: paths.leadGuide.page(guidePages[0].slug) },
  pages: {
    title: 'Nine pages, from first ring to first visit',
    lead: 'Read one, practise it for a day, go on.',
  },
  purpose: {
    title: 'What it is for',
    paragraphs: [
      'Most clinics don’t lack enquiries. They lack someone with the time, the words and the confidence to answer them well. This guide gives you the words and a way to make the time.',
      'It is what we teach the callers we train. Every figure in it is our own rule of thumb: measure it against yours. Nothing in it sells to anyone who hasn’t asked. A patient who feels hurried doesn’t come back, and ought not to.',
    ],
  },
  lines: {
    title: 'Four lines we never cross',
    lead: 'Whatever a script says, these come first.',
    items: [
      {
        title: 'No medical advice',
        text: 'Whether something is safe, suitable or normal is for the clinician to say. Every page marks where you hand over.',
      },
      {
        title: 'No one under 18',
        text: 'In England it’s an offence to book botulinum toxin or fillers for someone under 18. Ask everyone.',
      },
      {
        title: 'No advertising of prescription medicines',
        text: 'Botulinum toxin may not be advertised, by any name. You invite people to a consultation about what bothers them.',
      },
      {
        title: 'No pressure',
        text: 'A consultation first, time to think after it, and no means no on every channel.',
      },
    ],
    caveat:
      'The guide describes the rules as we understand them in the UK and is not legal advice. Where your regulator, insurer or data protection lead says otherwise, they are right.',
  },
  next: {
    title: 'Rather have it done?',
    text: 'We find, train and listen to callers for clinics who’d rather be treating. They use these pages, in your name.',
    link: {
      label: 'How we hire and train callers',
      to: paths.service(services.sales.slug),
    },
  },
};
