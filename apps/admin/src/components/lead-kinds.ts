import type { BadgeProps } from '@mantine/core';
import type { LeadKind } from '@upcurve/contracts/lead';
import { paths } from '../paths.ts';

interface OfKind {
  looks: Readonly<Record<string, BadgeProps>>;
  /** First part of the keys of its queries. */
  noun: string;
  pathOf: (id: string) => string;
}

/** What differs between the two kinds of leads wherever both are shown. */
export const LEAD_KINDS: Readonly<Record<LeadKind, OfKind>> = {
  eligibility: {
    looks: {
      new: { variant: 'filled', color: 'ink' },
      contacted: { variant: 'light', color: 'ink' },
      qualified: { variant: 'light', color: 'sage' },
      disqualified: { variant: 'light', color: 'red' },
    },
    noun: 'submissions',
    pathOf: paths.submission,
  },
  contact: {
    looks: {
      new: { variant: 'filled', color: 'ink' },
      contacted: { variant: 'outline', color: 'ink' },
      converted: { variant: 'light', color: 'ink' },
      closed: { variant: 'light', color: 'red' },
    },
    noun: 'contacts',
    pathOf: paths.contact,
  },
};
