import { Skeleton } from '@mantine/core';
import classes from './CardSkeletons.module.css';

const FOUR = ['a', 'b', 'c', 'd'];

/** Four cards that stand for the first page while it is on its way. */
export function CardSkeletons() {
  return (
    <div className={classes.skeletons} aria-hidden>
      {FOUR.map((key) => (
        <Skeleton key={key} height={148} data-testid="card-skeleton" />
      ))}
    </div>
  );
}
