import type { ReactNode } from 'react';
import classes from './Facts.module.css';

/** Names and values side by side. Facts without a value are omitted. Several facts may have the same name. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value], at) => (
          <div key={`${at} ${name}`} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
