import { counted } from '../../counted.ts';

export const daysInWords = (days: number) => counted(days, 'day');

export const dueInWords = (due: number) =>
  due === 0 ? 'nothing is past its time' : `${due.toLocaleString('en-GB')} past that, deleted the next night`;
