import { formatNumber, formatPounds } from '@upcurve/site-content/money/format';
import { calculateLoss, EXAMPLE, speeds } from '@upcurve/site-content/money/model';

/** The example clinic's result, computed like any other. */
export const exampleLoss = calculateLoss(EXAMPLE);

/** The example's figures and result, for insertion into texts. */
export const exampleValues = {
  enquiries: formatNumber(EXAMPLE.enquiries),
  speed: speeds[EXAMPLE.speed].inText,
  booked: formatNumber(EXAMPLE.booked),
  year: formatPounds(exampleLoss.year.likely),
};
