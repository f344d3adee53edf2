import { useLocation } from 'react-router';
import { useAgencyName } from '../auth/auth-context.ts';
import classes from './PrintFoot.module.css';

/** Whose it is, and where what was printed is found. */
export function PrintFoot() {
  const { pathname } = useLocation();
  const agency = useAgencyName();
  return (
    <p className={classes.foot}>
      {agency} · {location.origin + pathname}
    </p>
  );
}
