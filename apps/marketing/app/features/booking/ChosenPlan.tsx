import { pounds } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import { type PlanId, plans } from '@upcurve/site-content/pricing/plans';
import { Link } from 'react-router';
import { chosenPlan } from '../../content/contact/booking.ts';
import { Notice } from '../../forms/Notice.tsx';

export function ChosenPlan({ plan }: { plan: PlanId }) {
  const { name, fee } = plans[plan];
  return (
    <Notice>
      <p>
        {chosenPlan.label}:{' '}
        <strong>
          {name}, {pounds(fee)} a month
        </strong>
      </p>
      <p>
        {chosenPlan.text} <Link to={paths.pricing()}>{chosenPlan.change}</Link>
      </p>
    </Notice>
  );
}
