import { Skeleton } from '@mantine/core';
import classes from './MediaPicker.module.css';

/** A skeleton of the library. */
export function MediaSkeleton({ count, className }: { count: number; className?: string }) {
  return (
    <div className={className ?? classes.grid} aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <Skeleton key={at} className={classes.picture} height="auto" radius="md" data-testid="row-skeleton" />
      ))}
    </div>
  );
}
