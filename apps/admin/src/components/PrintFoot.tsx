import { useLocation } from 'react-router';
import classes from './PrintFoot.module.css';

/** Where what was printed is found. */
export function PrintFoot() {
  const { pathname } = useLocation();
  return <p className={classes.foot}>{location.origin + pathname}</p>;
}
