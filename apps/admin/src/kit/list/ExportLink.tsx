import { Anchor } from '@mantine/core';
import { useAuth } from '../../auth/auth-context.ts';

/** Exports a list of leads as CSV. The browser shows the progress and can cancel it. */
export function ExportLink({ href }: { href: string }) {
  const { can } = useAuth();
  if (!can('leads:export')) return null;
  return (
    <Anchor href={href} download inherit underline="always">
      Export
    </Anchor>
  );
}
