import { useLocation } from 'react-router';
import { useAgencyName } from '../../auth/auth-context.ts';
import classes from './PrintFoot.module.css';

/** The agency and the address, shown in print only. */
export function PrintFoot() {
  const { pathname } = useLocation();
  const agency = useAgencyName();
  return (
    <p className={classes.foot}>
      {agency} · {location.origin + pathname}
    </p>
  );
}
