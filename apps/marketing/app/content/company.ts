/** Who we are, where we are and how to reach us. The agency edits this file. */
export const company = {
  name: 'Upcurve',
  email: 'hello@upcurve.example',
  phone: '020 7946 0182',
  phoneLink: 'tel:+442079460182',
  hours: 'Monday to Friday, 9 am to 6 pm',
  address: ['Upcurve', '48 Welbeck Street', 'Marylebone', 'London W1G 9XL'],
  map: 'https://www.openstreetmap.org/search?query=Welbeck%20Street%20London',
  blurb:
    'Upcurve is the Revenue Generating Department for aesthetic clinics: marketing, sales and follow-up, run by one team that answers for the number at the bottom.',
  /** As the Companies Act wants it on a website. */
  registration:
    'Upcurve is a trading name of Upcurve Growth Ltd, registered in England and Wales, company number 00000000. Registered office: 48 Welbeck Street, London W1G 9XL. VAT number GB 000 0000 00.',
  social: [
    { network: 'LinkedIn', href: 'https://www.linkedin.com/company/upcurve-example' },
    { network: 'Instagram', href: 'https://www.instagram.com/upcurve.example' },
    { network: 'Facebook', href: 'https://www.facebook.com/upcurve.example' },
    { network: 'YouTube', href: 'https://www.youtube.com/@upcurve-example' },
  ],
} as const;
