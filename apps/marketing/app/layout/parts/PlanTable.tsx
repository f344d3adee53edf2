import { pounds } from '@upcurve/site-content/money/format';
import { type Inclusion, planIds, plans } from '@upcurve/site-content/pricing/plans';
import styles from './PlanTable.module.css';

interface PlanTableProps {
  /** The table's caption, for visitors who cannot see the heading above it. */
  caption: string;
  corner: string;
  groups: readonly { id: string; label?: string; rows: readonly Inclusion[] }[];
}

/*
 * On phones each row puts its label on a separate line. Some screen readers ignore the table structure of grid rows, so
 * every part has an explicit role.
 */
export function PlanTable({ caption, corner, groups }: PlanTableProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <table className={`table ${styles.table}`} role="table" aria-label={caption}>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <thead className={styles.head} role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tr role="row">
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <th className={styles.corner} role="columnheader" scope="col">
            {corner}
          </th>
          {planIds.map((id) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above
            <th key={id} role="columnheader" scope="col">
              <span className={`heading ${styles.plan}`}>{plans[id].name}</span>{' '}
              <span className={styles.fee}>{pounds(plans[id].fee)} a month</span>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ id, label, rows }) => (
        // biome-ignore lint/a11y/noRedundantRoles: see above
        <tbody key={id} role="rowgroup">
          {label && (
            // biome-ignore lint/a11y/noRedundantRoles: see above
            <tr className={styles.group} role="row">
              {/* biome-ignore lint/a11y/useSemanticElements: it heads a group of rows */}
              {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
              <th role="rowheader" scope="rowgroup" colSpan={4}>
                {label}
              </th>
            </tr>
          )}
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
      <th className="quiet" role="rowheader" scope="row">
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
