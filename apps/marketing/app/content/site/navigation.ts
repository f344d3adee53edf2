import { paths } from '@upcurve/site-content/paths';
import { services } from '@upcurve/site-content/services';

export const headerLinks = [
  { label: 'Home', to: paths.home() },
  { label: 'What We Do', to: paths.whatWeDo() },
  { label: 'Pricing', to: paths.pricing() },
  { label: 'Blog', to: paths.blog() },
  { label: 'Contact Us', to: paths.contact() },
  { label: 'Check Eligibility', to: paths.checkEligibility() },
];

export const menuLinks = [{ label: 'Revenue calculator', to: paths.calculator.start() }];

export const footerToggle = 'All pages, phone and address';

export const footerLinks = [
  {
    title: 'Company',
    links: [
      { label: 'What We Do', to: paths.whatWeDo() },
      { label: 'Pricing', to: paths.pricing() },
      { label: 'Partner programme', to: paths.partnerProgram() },
      { label: 'Contact Us', to: paths.contact() },
    ],
  },
  {
    title: 'Quick links',
    links: [
      { label: 'Check Eligibility', to: paths.checkEligibility() },
      { label: 'Revenue calculator', to: paths.calculator.start() },
      { label: 'Lead guide', to: paths.leadGuide.overview() },
      { label: 'Blog', to: paths.blog() },
      { label: 'Book a Consultation', to: paths.bookConsultation() },
    ],
  },
  {
    title: 'Services',
    links: [...Object.values(services).map(({ label, slug }) => ({ label, to: paths.service(slug) }))],
  },
];

export const legalLinks = [
  { label: 'Privacy policy', to: paths.privacyPolicy() },
  { label: 'Terms of use', to: paths.terms() },
  { label: 'Trading terms', to: paths.tradingTerms() },
];

export const footerAudiences = ['Medspas', 'Plastic surgeons', 'Dental clinics', 'Dermatologists'];
