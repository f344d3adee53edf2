import { Skeleton, Stack } from '@mantine/core';

/** Stands for a lead's detail while it is on its way. */
export function LeadSkeleton() {
  return (
    <Stack aria-hidden>
      <Skeleton height={52} width="40%" />
      <Skeleton height={160} />
      <Skeleton height={280} />
    </Stack>
  );
}
