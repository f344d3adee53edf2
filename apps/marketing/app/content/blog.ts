import { paths } from '../paths.ts';

export const blogMeta = {
  title: 'Blog: notes on growing a clinic',
  description:
    'What we measure, try and learn while growing aesthetic clinics. The first notes are being written; until then, the lead guide and the fit checker are open.',
};

export const blogHead = {
  kicker: 'Blog',
  title: 'Notes on growing a clinic.',
  lead: 'What we measure, try and learn, written down for people who own clinics and have ten minutes.',
};

export const blogEmpty = {
  title: 'Nothing is published yet.',
  lead: 'We would rather show you an empty page than twelve posts nobody needed. This is what we are writing about; each note appears here when it is worth your time.',
  topicsTitle: 'What it will cover',
  topics: [
    {
      title: 'The first five minutes',
      text: 'What happens to an enquiry between the tap and the call, and how to time your own.',
    },
    {
      title: 'What the ASA lets you say',
      text: 'Before and after, prices, prescription-only medicines: rulings in plain words, with a sentence that is allowed.',
    },
    {
      title: 'Figures that matter',
      text: 'Cost per treatment instead of cost per click, and the till report that tells you.',
    },
    {
      title: 'Filming without flinching',
      text: 'A day’s shot list, what to ask a patient, and what to leave on the cutting-room floor.',
    },
    {
      title: 'Tests that failed',
      text: 'What we were sure of, what came out, and what it cost to find out.',
    },
  ],
};

export const blogNext = {
  title: 'Two things to read today.',
  items: [
    {
      title: 'The lead guide',
      text: 'How we answer, ring and book enquiries, script by script. Nine short chapters, free, no e-mail address needed.',
      link: 'Open the guide',
      to: paths.leadGuide.overview(),
    },
    {
      title: 'Your own report',
      text: 'The fit checker asks about your clinic for five minutes and answers about your clinic, not clinics at large.',
      link: 'Check eligibility',
      to: paths.eligibility.welcome(),
    },
  ],
};
