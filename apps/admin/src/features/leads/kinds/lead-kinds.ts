import type { BadgeProps } from '@mantine/core';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { paths } from '../../../paths.ts';

interface LeadKindLook {
  /** The badge of each status. */
  looks: Readonly<Record<string, BadgeProps>>;
  /** The first part of its query keys. */
  queryKey: string;
  pathOf: (id: string) => string;
}

/** Badges, query keys and addresses, for code that only knows the kind of a lead. */
export const LEAD_KINDS: Readonly<Record<LeadKind, LeadKindLook>> = {
  eligibility: {
    looks: {
      new: { variant: 'filled', color: 'ink' },
      contacted: { variant: 'light', color: 'ink' },
      qualified: { variant: 'light', color: 'sage' },
      disqualified: { variant: 'light', color: 'red' },
    },
    queryKey: 'submissions',
    pathOf: paths.submission,
  },
  contact: {
    looks: {
      new: { variant: 'filled', color: 'ink' },
      contacted: { variant: 'outline', color: 'ink' },
      converted: { variant: 'light', color: 'ink' },
      closed: { variant: 'light', color: 'red' },
    },
    queryKey: 'contacts',
    pathOf: paths.contact,
  },
};
