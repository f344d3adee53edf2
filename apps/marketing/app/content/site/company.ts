import { placeholder } from './placeholders.ts';

const office = placeholder('Address', {
  lines: ['48 Welbeck Street', 'Marylebone', 'London W1G 9XL'],
  registered: '48 Welbeck Street, London W1G 9XL',
  map: 'https://www.openstreetmap.org/search?query=Welbeck%20Street%20London',
});
const phone = placeholder('Telephone number', { shown: '020 7946 0182', link: 'tel:+442079460182' });
const registeredName = placeholder('Registered name', 'Upcurve Growth Ltd');
const companyNumber = placeholder('Company number', '00000000');
const vatNumber = placeholder('VAT number', 'GB 000 0000 00');

/** The agency's name, addresses and contact details. The agency edits this file. */
export const company = {
  name: 'Upcurve',
  email: placeholder('E-mail address', 'hello@upcurve.example'),
  phone: phone.shown,
  phoneLink: phone.link,
  hours: 'Monday to Friday, 9 am to 6 pm',
  /** Bank holidays in England. The office is closed on these days. */
  closedDays: [
    '2026-12-25',
    '2026-12-28',
    '2027-01-01',
    '2027-03-26',
    '2027-03-29',
    '2027-05-03',
    '2027-05-31',
    '2027-08-30',
    '2027-12-27',
    '2027-12-28',
  ],
  address: ['Upcurve', ...office.lines],
  map: office.map,
  blurb:
    'Upcurve is the Revenue Generating Department for aesthetic clinics: marketing, sales and follow-up, run by one team that answers for the number at the bottom.',
  /** The company details that the Companies Act requires on a website. */
  registration: `Upcurve is a trading name of ${registeredName}, registered in England and Wales, company number ${companyNumber}. Registered office: ${office.registered}. VAT number ${vatNumber}.`,
  social: placeholder('Social profiles', [
    { network: 'LinkedIn', href: 'https://www.linkedin.com/company/upcurve-example' },
    { network: 'Instagram', href: 'https://www.instagram.com/upcurve.example' },
    { network: 'Facebook', href: 'https://www.facebook.com/upcurve.example' },
    { network: 'YouTube', href: 'https://www.youtube.com/@upcurve-example' },
  ]),
} as const;
