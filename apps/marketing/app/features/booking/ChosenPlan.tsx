import { Link } from 'react-router';
import { chosenPlan } from '../../content/contact/booking.ts';
import { type PlanId, plans } from '../../content/pricing/plans.ts';
import { pounds } from '../../content/site/pounds.ts';
import { Notice } from '../../forms/Notice.tsx';
import { paths } from '../../paths.ts';

/** Shows the plan that the visitor chose on the pricing page. */
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
