import type { ToastInput } from '@upcurve/ui/toast-store';
import { useToast } from '@upcurve/ui/use-toast';

let said = '';

/** Says what was done to a lead. What was said before goes: its Undo would only stand in the way of this one's. */
export function useOneToast(): (toast: ToastInput) => void {
  const { toast, dismiss } = useToast();
  return (input) => {
    dismiss(said);
    said = toast(input);
  };
}
