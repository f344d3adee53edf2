import { paths } from '../paths.ts';

export const headerLinks = [
  { label: 'Home', to: paths.home() },
  { label: 'What We Do', to: paths.whatWeDo() },
  { label: 'Pricing', to: paths.pricing() },
  { label: 'Blog', to: paths.blog() },
  { label: 'Contact Us', to: paths.contact() },
];

export const footerLinks = [
  {
    title: 'Company',
    links: [
      { label: 'What We Do', to: paths.whatWeDo() },
      { label: 'Pricing', to: paths.pricing() },
      { label: 'Blog', to: paths.blog() },
      { label: 'Contact Us', to: paths.contact() },
    ],
  },
  {
    title: 'Start here',
    links: [
      { label: 'Check Eligibility', to: paths.eligibility.welcome() },
      { label: 'Book a Consultation', to: paths.bookConsultation() },
    ],
  },
];

export const footerAudiences = ['Medspas', 'Plastic surgeons', 'Dental clinics', 'Dermatologists'];
