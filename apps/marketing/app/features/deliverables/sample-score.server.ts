import { TIERS, type Tier } from '@upcurve/contracts/quiz/quiz';
import { SAMPLE_REPORT } from '@upcurve/contracts/quiz/sample-report';

/** How far a clinic has come. */
export interface ScoreThen {
  before: number;
  now: number;
  tier: Tier;
}

const { score, scoreAfter = score } = SAMPLE_REPORT.result;

/** The clinic of the sample report some months on, with its changes made. */
export const sampleScore: ScoreThen = {
  before: score,
  now: scoreAfter,
  tier: TIERS.find(({ from }) => scoreAfter >= from)!.name, // The last begins at 0.
};
