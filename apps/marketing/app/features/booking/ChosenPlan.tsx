import { paths } from '@upcurve/site-content/paths';
import type { PlanId } from '@upcurve/site-content/pricing/plans';
import { offerText } from '@upcurve/site-content/pricing/verdict';
import { Link } from 'react-router';
import { chosenPlan } from '../../content/contact/booking.ts';
import { Notice } from '../../forms/Notice.tsx';

export function ChosenPlan({ plan }: { plan: PlanId }) {
  return (
    <Notice>
      <p>
        {chosenPlan.label}: <strong>{offerText(plan)}</strong>
      </p>
      <p>
        {chosenPlan.text} <Link to={paths.pricing()}>{chosenPlan.change}</Link>
      </p>
    </Notice>
  );
}
