import { useQueryClient } from '@tanstack/react-query';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { useToast } from '@upcurve/ui/use-toast';
import { activityQuery } from '../timeline/activity-query.ts';

/** Loads all notes on the open lead, then prints it. */
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
        description: 'Some notes could not be loaded. Only the notes on screen were printed.',
      });
    }
    // After the notes have rendered and the menu has closed.
    requestAnimationFrame(() => requestAnimationFrame(() => print()));
  };
}
