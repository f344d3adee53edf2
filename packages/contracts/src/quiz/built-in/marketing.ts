import { choice, type Draft } from './draft.ts';

/* The advice on a channel explains how to start with it. It also suits clinics that already use the channel. */
export const CHANNELS: Draft = {
  text: 'Which marketing channels do you use today?',
  description: 'Choose all that apply.',
  inputType: 'checkbox',
  category: 'marketing',
  options: [
    choice('instagram', 'Instagram', { points: 2 }, [
      'Post from the treatment room three times a week',
      'Our rule of thumb: three honest posts a week do more than a stock picture every day.',
      'Film one treatment from hello to goodbye, with consent. Name no prescription-only medicine: the ASA forbids it.',
      '/services/content-creation-and-video',
    ]),
    choice('facebook', 'Facebook', { points: 2 }, [
      'Be the clinic that local groups recommend',
      'Our rule of thumb: neighbours ask there by name, and patients over 40 ask there first.',
      'Complete your Facebook page with hours, prices and a booking link, and ask five patients to recommend you on it.',
      '/services/paid-media',
    ]),
    choice('tiktok', 'TikTok', { points: 1 }, [
      'Put one clinician’s answers on TikTok',
      'Our rule of thumb: one question, 30 seconds, one face. Even a small account reaches new people if its videos answer a question clearly.',
      'Film three answers to questions of this week, and post one every other day.',
      '/services/content-creation-and-video',
    ]),
    choice('google-ads', 'Google Ads', { points: 3, spend: { from: 500, to: 1_000 } }, [
      'Run Google Ads for one treatment in one area',
      'People who search for a treatment in your town want it soon. Our rule of thumb: £500 to £1,000 a month tells you whether it pays.',
      'Choose the treatment with the best margin and five miles around you, and give its clicks a page of their own.',
      '/services/paid-media',
    ]),
    choice('seo', 'Search engine optimisation', { points: 3 }, [
      'Make your Google profile the most complete in town',
      '83% of consumers read reviews on Google (BrightLocal, 2025): your profile is seen before your website.',
      'Add hours, treatments and ten photographs to the profile, and ask five patients for a review.',
      '/services/seo',
    ]),
    choice('email', 'Email newsletters', { points: 2 }, [
      'Write to past patients once a month',
      'They know you already, and a letter costs next to nothing. Write to those who agreed to it, and let them leave.',
      'Send one letter: one result, one day with free places, one link to book.',
      '/lead-guide/contact-interaction',
    ]),
    choice('youtube', 'YouTube', { points: 1 }, [
      'Answer your five commonest questions on YouTube',
      'Our rule of thumb: an answer that people find by searching works for years, a post for days.',
      'Record the first one: two minutes, one clinician, no music. Put it on the treatment’s page too.',
      '/services/content-creation-and-video',
    ]),
    choice('none', 'None of these', { points: 0 }, [
      'Pick one channel and keep it up for 12 weeks',
      'Our rule of thumb: one channel kept up does more than four begun.',
      'Claim your Google profile. It’s free, and it’s where people check you first.',
      '/services/seo',
    ]),
  ],
};

export const VIDEOS: Draft = {
  text: 'How many videos has the clinic published in the past year?',
  inputType: 'multipleChoice',
  category: 'marketing',
  options: [
    choice('0', 'None', { points: 0 }, [
      'Film the questions patients ask most',
      '89% of people say a video has convinced them to buy (Wyzowl, 2023, who make videos themselves).',
      'One clinician, one phone, one window: record the first answer in two minutes.',
      '/services/content-creation-and-video',
    ]),
    choice('1-5', '1 to 5', { points: 4 }, [
      'Film one short answer a fortnight',
      'Our rule of thumb: from six films on, patients arrive as if they’d met you, and consultations begin further on.',
      'Book one hour, film four answers, publish the first.',
      '/services/content-creation-and-video',
    ]),
    choice('6-20', '6 to 20', { points: 7 }, [
      'Film two videos a month, in one fixed morning',
      'Our rule of thumb: a morning in the diary costs less than an hour that has to be found each week.',
      'Book a film morning in each of the next three months, and list eight questions for them.',
      '/services/podcast-production',
    ]),
    choice('over-20', 'More than 20', { points: 10 }, [
      'Put a film beside every booking button',
      'On a channel a film entertains. Beside the price it answers the last doubt.',
      'Place the best film of your three main treatments on their pages, right above the price.',
      '/services/conversion-rate-optimisation',
    ]),
  ],
};

export const TESTIMONIALS: Draft = {
  text: 'How many patient testimonials can you show?',
  inputType: 'multipleChoice',
  category: 'marketing',
  options: [
    choice('0', 'None', { points: 0 }, [
      'Ask your next five happy patients for a few words',
      '83% of consumers read reviews on Google (BrightLocal, 2025). Where you have none, they read your neighbour’s.',
      'Ask at the end of a good visit, and text the link before they’ve reached the car.',
      '/services/referral-program',
    ]),
    choice('1-5', '1 to 5', { points: 4 }, [
      'Ask every patient at the moment they see the result',
      'Our rule of thumb: asked in the mirror, most say yes. Asked a week later, few do.',
      'Put the question into the last minute of each review appointment, with a card that carries the link.',
      '/services/referral-program',
    ]),
    choice('6-20', '6 to 20', { points: 7 }, [
      'Collect two testimonials a month, and film one',
      '74% of consumers check two review sites or more (BrightLocal, 2025), so one good page isn’t enough.',
      'Choose the two patients you’d most like to see again, and ask one of them for a minute on camera.',
      '/services/content-creation-and-video',
    ]),
    choice('over-20', 'More than 20', { points: 10 }, [
      'Sort them by treatment and by worry',
      'Nobody reads 20. One that names the reader’s own worry is enough.',
      'Put one beside each price on your website, and file the patient’s consent: the ASA may ask for proof.',
      '/services/conversion-rate-optimisation',
    ]),
  ],
};

export const OTHER_MARKETING: Draft = {
  text: 'What other marketing do you do?',
  description: 'Leaflets, local press, referral cards: a few words are enough.',
  inputType: 'text',
  category: 'marketing',
};

export const WEBINARS: Draft = {
  text: 'Have you held webinars or events for patients?',
  inputType: 'yesno',
  category: 'marketing',
};

export const CHALLENGE: Draft = {
  text: 'What is the biggest challenge your business faces right now?',
  description: 'In your own words. It helps us to prepare, should you book a consultation.',
  inputType: 'freeText',
  category: 'general',
};
