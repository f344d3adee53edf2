import { Link } from 'react-router';
import { Arrow } from '../../layout/Arrow.tsx';
import buttons from '../../layout/button.module.css';
import styles from './step-actions.module.css';

interface StepActionsProps {
  /** Where 'Back' leads. */
  back: string;
  /** The words on the button that sends the form. */
  next: string;
}

export function StepActions({ back, next }: StepActionsProps) {
  return (
    <div className={styles.actions}>
      <Link to={back} className={buttons.quiet}>
        Back
      </Link>
      <button type="submit" className={`${buttons.primary} ${buttons.wide}`}>
        {next}
        <Arrow />
      </button>
    </div>
  );
}
