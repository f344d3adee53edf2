import { pounds } from '../../content/pounds.ts';
import { comparison } from '../../content/pricing/detail.ts';
import {
  type Inclusion,
  inclusions,
  leastTarget,
  type PlanId,
  planIds,
  plans,
  teamInclusions,
} from '../../content/pricing/plans.ts';
import { type ServiceId, services } from '../../content/services.ts';
import styles from './Comparison.module.css';

const valuesOf = (value: (id: PlanId) => string) =>
  Object.fromEntries(planIds.map((id) => [id, value(id)])) as Record<PlanId, string>;

const planRows: Inclusion[] = [
  { id: 'fee', label: comparison.fee, values: valuesOf((id) => pounds(plans[id].fee)) },
  {
    id: 'minimum',
    label: comparison.minimum,
    values: valuesOf((id) => comparison.months(plans[id].minimumMonths)),
  },
  { id: 'target', label: comparison.target, values: valuesOf((id) => comparison.more(leastTarget(id))) },
  { id: 'ads', label: comparison.ads, values: valuesOf((id) => pounds(plans[id].adsFrom)) },
  ...teamInclusions,
];

const groups = [
  { id: 'team', label: comparison.team, rows: planRows },
  ...(Object.keys(services) as ServiceId[]).map((id) => ({
    id,
    label: services[id].label,
    rows: inclusions[id],
  })),
];

/*
 * On a phone each row puts its label on a line of its own. Rows that are grids lose their place in the table for some
 * screen readers, so every part says what it is.
 */
/** Everything that each plan includes. */
export function Comparison() {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <table className={styles.table} role="table" aria-label={comparison.caption}>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <thead className={styles.head} role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tr role="row">
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <th className={styles.corner} role="columnheader" scope="col">
            {comparison.corner}
          </th>
          {planIds.map((id) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above
            <th key={id} role="columnheader" scope="col">
              <span className={styles.plan}>{plans[id].name}</span> <span>{pounds(plans[id].fee)}</span>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ id, label, rows }) => (
        // biome-ignore lint/a11y/noRedundantRoles: see above
        <tbody key={id} role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tr className={styles.group} role="row">
            {/* biome-ignore lint/a11y/useSemanticElements: it heads a group of rows */}
            {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
            <th role="rowheader" scope="rowgroup" colSpan={4}>
              {label}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.id} {...row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ label, values }: Inclusion) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <tr className={styles.row} role="row">
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <th role="rowheader" scope="row">
        {label}
      </th>
      {planIds.map((id) => (
        // biome-ignore lint/a11y/noRedundantRoles: see above
        <td key={id} role="cell">
          {values[id]}
        </td>
      ))}
    </tr>
  );
}
