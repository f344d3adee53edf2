import { contactPeople } from '../../content/contact/people.ts';
import { Portrait } from '../../drawings/Portrait.tsx';
import { useSite } from '../../layout/parts/use-site.ts';
import styles from './BookingForm.module.css';

export function Adviser() {
  const { company } = useSite();
  const adviser = contactPeople(company).find(({ id }) => id === 'adviser')!; // It is in the list.
  return (
    <div className={styles.adviser}>
      <Portrait id={adviser.id} />
      <p>
        <strong>{adviser.name}</strong> <span className="small">{adviser.role}</span>
        <br />
        <span className="small">{adviser.does}</span>
      </p>
    </div>
  );
}
