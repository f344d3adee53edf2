/** Who we are, where we are and how to reach us. The agency edits this file. */
export const company = {
  name: 'Upcurve',
  email: 'hello@upcurve.example',
  phone: '020 7946 0182',
  phoneLink: 'tel:+442079460182',
  hours: 'Monday to Friday, 9 am to 6 pm',
  address: ['Upcurve', '48 Welbeck Street', 'Marylebone', 'London W1G 9XL'],
  blurb:
    'Upcurve is the Revenue Generating Department for aesthetic clinics: marketing, sales and follow-up, run by one team that answers for the number at the bottom.',
} as const;
