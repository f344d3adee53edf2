import { Link } from 'react-router';
import { paths } from '../paths.ts';
import buttons from './button.module.css';
import { MessageCard } from './MessageCard.tsx';

export function NotFoundCard() {
  return (
    <MessageCard
      title="404 Page Not Found"
      text="There is nothing at this address. It may have moved, or a letter of it went missing on the way."
    >
      <Link to={paths.home()} className={buttons.primary}>
        Go to the home page
      </Link>
      <Link to={paths.contact()} className={buttons.quiet}>
        Tell us what you were looking for
      </Link>
    </MessageCard>
  );
}
