import { speeds } from '../../content/calculator.ts';
import { inFigures, inPounds } from '../../money/in-words.ts';
import { calculateLoss, EXAMPLE } from '../../money/model.ts';

/** What the calculator says of the example's clinic, computed as it computes everybody's. */
export const exampleLoss = calculateLoss(EXAMPLE);

/** The example's figures and what comes of them, for the wording. */
export const exampleValues = {
  enquiries: inFigures(EXAMPLE.enquiries),
  speed: speeds[EXAMPLE.speed].inText,
  booked: inFigures(EXAMPLE.booked),
  value: inPounds(EXAMPLE.value),
  returning: inFigures(EXAMPLE.returning),
  visits: inFigures(EXAMPLE.visits),
  year: inPounds(exampleLoss.year.likely),
  low: inPounds(exampleLoss.year.low),
  high: inPounds(exampleLoss.year.high),
};
