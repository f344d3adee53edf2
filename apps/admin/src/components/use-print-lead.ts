import { useQueryClient } from '@tanstack/react-query';
import type { LeadKind } from '@upcurve/contracts/lead';
import { useToast } from '@upcurve/ui/use-toast';
import { activityQuery } from './activity-query.ts';

/** Prints the lead that is shown, with all that was noted about it: more than a page of it may not be loaded yet. */
export function usePrintLead(kind: LeadKind) {
  const client = useQueryClient();
  const { toast } = useToast();
  return async (id: string) => {
    try {
      await client.fetchInfiniteQuery({
        ...activityQuery(kind, id),
        pages: Number.MAX_SAFE_INTEGER,
        staleTime: 0,
      });
    } catch {
      toast({
        variant: 'destructive',
        title: 'Notes Missing',
        description: 'Not all notes could be loaded; those that are shown are printed.',
      });
    }
    // Once what was loaded, and the menu that is gone, show.
    requestAnimationFrame(() => requestAnimationFrame(() => print()));
  };
}
