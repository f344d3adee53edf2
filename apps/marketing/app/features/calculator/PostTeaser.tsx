import { Paragraphs } from '@upcurve/post-blocks/render/Text';
import { Link } from 'react-router';
import { exampleClinic, leakWords, postTeaser, speeds } from '../../content/calculator.ts';
import buttons from '../../layout/button.module.css';
import { fill, inFigures, inPounds } from '../../money/in-words.ts';
import { calculateLoss, EXAMPLE } from '../../money/model.ts';
import { paths } from '../../paths.ts';
import { LossChart } from './LossChart.tsx';
import styles from './PostTeaser.module.css';

const loss = calculateLoss(EXAMPLE);
const values = {
  enquiries: inFigures(EXAMPLE.enquiries),
  speed: speeds[EXAMPLE.speed].inText,
  booked: inFigures(EXAMPLE.booked),
  year: inPounds(loss.year.likely),
};

/** In a post: what the calculator says of the example's clinic, and the way to one's own figures. It needs no script. */
export function PostTeaser({ block: { title, text } }: { block: { title: string; text: string } }) {
  return (
    <div className={styles.teaser} data-surface="ink">
      <div className={styles.words}>
        <p className={styles.kicker}>{postTeaser.kicker}</p>
        <p className={styles.title}>{title || postTeaser.title}</p>
        <div className={styles.text}>{text ? <Paragraphs>{text}</Paragraphs> : <p>{postTeaser.lead}</p>}</div>
        <Link to={paths.calculator.start()} className={buttons.primary}>
          {postTeaser.begin}
        </Link>
      </div>
      <div className={styles.example}>
        <p className={styles.month}>
          <strong>{inPounds(loss.month.likely)}</strong> {exampleClinic.month}
        </p>
        <LossChart loss={loss} isSmall />
        <dl className={styles.leaks}>
          {(['slow', 'followUp', 'returning'] as const).map((leak) => (
            <div key={leak}>
              <dt>{leakWords[leak].name}</dt>
              <dd>{inPounds(loss.leaks[leak])}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.clinic}>
          {fill(postTeaser.example, values)}{' '}
          <Link to={paths.calculator.results()} className={styles.link}>
            {postTeaser.open}
          </Link>
        </p>
      </div>
    </div>
  );
}
