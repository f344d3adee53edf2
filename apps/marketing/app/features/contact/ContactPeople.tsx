import { contactPeople, peopleSection, sampleCall } from '../../content/contact/people.ts';
import { Portrait } from '../../drawings/Portrait.tsx';
import { Section } from '../../layout/page/Section.tsx';
import { useSite } from '../../layout/parts/use-site.ts';
import styles from './Contact.module.css';

/** The people a clinic talks to first, and an example of such a call. */
export function ContactPeople() {
  const { company } = useSite();
  return (
    <Section title={peopleSection.title} surface="blush">
      <ul className={styles.people}>
        {contactPeople(company).map(({ id, name, role, does, facts }) => (
          <li key={id}>
            <Portrait id={id} />
            <div>
              <h3>{name}</h3>
              {role && <p className="kicker">{role}</p>}
              <p>{does}</p>
              {facts.map((fact) => (
                <p key={fact} className="small">
                  {fact}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <SampleCall />
    </Section>
  );
}

function SampleCall() {
  const { title, note, speakers, lines } = sampleCall;
  return (
    <figure className={`split ${styles.call}`}>
      <figcaption>
        <h3>{title}</h3>
        <p className="small">{note}</p>
      </figcaption>
      <div>
        <Waveform />
        <ol className={`rows ${styles.agenda}`}>
          {lines.map(({ who, text }) => (
            <li key={text}>
              <strong className="small">{speakers[who]}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}

const [STEP, HIGH, LETTERS_PER_BAR] = [5, 60, 5];

/** The bars of the sample call: longer lines have more of them, and louder ones in their middle. */
const bars = sampleCall.lines.flatMap(({ who, text }, line) => {
  const count = Math.ceil(text.length / LETTERS_PER_BAR);
  return [
    ...Array.from({ length: count }, (_, place) => {
      const letter = text.charCodeAt(place * LETTERS_PER_BAR) % 10;
      const swell = Math.sin((Math.PI * (place + 1)) / (count + 1));
      return { who, high: Math.round(6 + (HIGH - 6) * swell * (0.35 + 0.065 * letter)) };
    }),
    // The pause after each line.
    ...Array.from({ length: line % 2 ? 1 : 2 }, () => ({ who, high: 2 })),
  ];
});
const waveOf = (speaker: 'caller' | 'owner') =>
  bars
    .map(({ who, high }, place) =>
      who === speaker ? `M${place * STEP} ${(HIGH - high) / 2}h3v${high}h-3z` : '',
    )
    .join('');

/** The sample call as a waveform in two colours, one for each speaker. */
function Waveform() {
  return (
    <svg
      className={styles.wave}
      viewBox={`0 0 ${bars.length * STEP} ${HIGH}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path fill="var(--accent)" d={waveOf('caller')} />
      <path fill="var(--text-quiet)" d={waveOf('owner')} />
    </svg>
  );
}
