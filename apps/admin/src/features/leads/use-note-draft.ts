import { useSessionStorage } from '@mantine/hooks';
import { useUser } from '../../auth/auth-context.ts';

/** What somebody has begun to write about a lead; kept until it is sent or this tab is closed, for them alone. */
export function useNoteDraft(leadId: string) {
  const { id } = useUser();
  return useSessionStorage({
    key: `note-draft ${id} ${leadId}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  });
}
