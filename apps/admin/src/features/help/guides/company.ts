import type { Guide } from '../guide.ts';

export const company: Guide = {
  title: 'Company',
  purpose:
    'The facts about the company that the website and its legal pages show: name, numbers, addresses, people, profiles and your own month in figures. Only for owners.',
  picture: 'The list of missing facts, and below it the fields of the company.',
  tasks: [
    {
      title: 'Enter the facts',
      text: 'Fill in the fields and save. The website shows the change within two seconds, on every page. It leaves out facts that are not set.',
    },
    {
      title: 'See what the law asks for',
      text: 'UK law asks a company to show its registered name, number, place of registration, registered office and email address on its website, and its VAT number if it has one. “Missing facts” lists what is not set. Until all are set, the inbox shows owners a notice.',
    },
    {
      title: 'Show your own month',
      text: 'The panel at the end counts your leads of the last 30 days and their first calls. Switch it on to show the figures on the home page. They need at least 20 leads, carry their dates, and are counted again every hour. Log every call, because only logged calls count. Waived fees appear only if you enter them.',
    },
    {
      title: 'Solve a conflict',
      text: 'If another owner saves first, you can load the newest version or overwrite it with yours. Nothing is overwritten without your choice.',
    },
  ],
  final: [],
  keys: ['tabs', 'send', 'escape'],
};
