import { openChoice } from '../../consent/choice.ts';

/** Opens the cookie choice. Hidden without script, because then nothing is stored. */
export function ChoiceButton({ className = '' }: { className?: string }) {
  return (
    <button type="button" className={`needs-script ${className}`} onClick={openChoice}>
      Cookie choice
    </button>
  );
}
