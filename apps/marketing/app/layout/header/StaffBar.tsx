import styles from './bars.module.css';
import { useStaff } from './use-staff.ts';

/** The bar above the page for signed-in staff, with their name, a link to the dashboard and a logout button. */
export function StaffBar() {
  const staff = useStaff();
  if (!staff) return null;
  return (
    <aside className={`cluster not-printed ${styles.staff}`} data-surface="ink" aria-label="Staff">
      <p>
        Signed in as <strong>{staff.username}</strong>
      </p>
      <a className="target reveal" href={staff.dashboard}>
        Dashboard
      </a>
      <button
        type="button"
        className="target reveal"
        onClick={staff.logOut}
        aria-disabled={staff.isLeaving || undefined}
      >
        {staff.isLeaving ? 'Logging out…' : 'Log out'}
      </button>
      {staff.hasFailed && <p role="alert">Logging out failed. Please try again.</p>}
    </aside>
  );
}
