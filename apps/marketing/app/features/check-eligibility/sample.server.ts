import { SAMPLE_REPORT } from '@upcurve/contracts/quiz/sample-report';
import { viewOf } from '../../report/view.ts';

/** The sample report. It has no date, because it belongs to nobody. */
export const sampleView = viewOf({ ...SAMPLE_REPORT, completedAt: null });
