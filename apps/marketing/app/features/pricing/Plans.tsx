import { Link } from 'react-router';
import { pounds } from '../../content/pounds.ts';
import { planSection } from '../../content/pricing/page.ts';
import { inclusion, leastTarget, type PlanId, planIds, plans } from '../../content/pricing/plans.ts';
import { CURVE_BOX, CURVE_PATH, curveAtWidth, curveUpTo } from '../../motif/curve.ts';
import { paths } from '../../paths.ts';
import styles from './Plans.module.css';

/** The steep part of the curve; the plans hang from it at their left edges. */
const LEFT = 340;
const STEEP = CURVE_BOX.width - LEFT;
const hooks = planIds.map(
  (_, place) => curveUpTo(curveAtWidth((LEFT + (STEEP * place) / planIds.length) / CURVE_BOX.width)).point,
);

/** The three plans, hung from the curve. */
export function Plans() {
  return (
    <section className={styles.plans} aria-labelledby="plans-title">
      <div className={styles.stage}>
        <h2 id="plans-title" className={styles.title}>
          {planSection.title}
        </h2>
        <svg
          className={styles.curve}
          viewBox={`${LEFT} 0 ${STEEP} ${CURVE_BOX.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.line} d={CURVE_PATH} vectorEffect="non-scaling-stroke" />
          {hooks.map(({ x, y }) => (
            <path key={x} className={styles.dot} d={`M${x} ${y}h0.01`} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        <div className={styles.list}>
          {planIds.map((id) => (
            <PlanColumn key={id} id={id} />
          ))}
        </div>
      </div>
      <p className={styles.all}>
        <Link to={paths.pricingInDetail()}>{planSection.all}</Link>
      </p>
    </section>
  );
}

function PlanColumn({ id }: { id: PlanId }) {
  const { name, fee, suits, turnover, minimumMonths, adsFrom } = plans[id];
  const { terms } = planSection;
  const facts = [
    [terms.turnover, turnover],
    [terms.minimum, planSection.months(minimumMonths)],
    [terms.ads, planSection.adsFrom(adsFrom)],
    [terms.target, planSection.target(leastTarget(id))],
  ] as const;
  return (
    <article className={styles.plan} data-plan={id}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.fee}>
        <span className={styles.sum}>{pounds(fee)}</span> {planSection.perMonth}
      </p>
      <p className={styles.suits}>{suits}</p>
      <dl className={styles.facts}>
        {facts.map(([term, detail]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <h4 className={styles.each}>{planSection.inEach}</h4>
      <dl className={styles.amounts}>
        {planSection.shown.map((item) => {
          const { label, values } = inclusion(item);
          return (
            <div key={item}>
              <dt>{label}</dt>
              <dd>{values[id]}</dd>
            </div>
          );
        })}
      </dl>
    </article>
  );
}
