import { openChoice } from '../consent/choice.ts';

/** Opens the cookie choice. Only script stores anything that needs one: without it there is none. */
export function ChoiceButton({ className = '' }: { className?: string }) {
  return (
    <button type="button" className={`needs-script ${className}`} onClick={openChoice}>
      Cookie choice
    </button>
  );
}
