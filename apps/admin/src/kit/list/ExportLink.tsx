import { Anchor } from '@mantine/core';
import type { Permission } from '@upcurve/contracts/permissions';
import { useAuth } from '../../auth/auth-context.ts';

interface ExportLinkProps {
  /** The address of the CSV file. The browser shows its progress and can cancel it. */
  href: string;
  /** The permission required to export. Defaults to the permission to export leads. */
  permission?: Permission;
  label?: string;
}

/** Exports the rows of a list as CSV. */
export function ExportLink({ href, permission = 'leads:export', label = 'Export' }: ExportLinkProps) {
  const { can } = useAuth();
  if (!can(permission)) return null;
  return (
    <Anchor href={href} download inherit underline="always">
      {label}
    </Anchor>
  );
}
