import { Box } from '@mantine/core';
import { useLocation } from 'react-router';
import { useAgencyName } from '../../auth/auth-context.ts';

const SMALL_PRINT = { borderTop: '1px solid var(--upcurve-hairline)', overflowWrap: 'anywhere' } as const;

/** The agency and the page's address, shown only in print. */
export function PrintFoot() {
  const { pathname } = useLocation();
  const agency = useAgencyName();
  return (
    <Box component="p" data-print-only mt="1rem" pt="0.5rem" fz="0.75rem" style={SMALL_PRINT}>
      {agency} · {location.origin + pathname}
    </Box>
  );
}
