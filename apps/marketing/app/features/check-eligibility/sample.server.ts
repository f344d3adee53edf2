import { SAMPLE_REPORT } from '@upcurve/contracts/sample-report';
import { viewOf } from '../../report/view.ts';

/** What the sample says. It has no date: it is nobody's. */
export const sampleView = viewOf({ ...SAMPLE_REPORT, completedAt: null });
