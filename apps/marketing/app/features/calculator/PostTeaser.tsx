import { Paragraphs } from '@upcurve/post-blocks/render/text/Text';
import { fill, formatPounds } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { postTeaser } from '../../content/calculator.ts';
import buttons from '../../layout/parts/button.module.css';
import { LossChart } from './chart/LossChart.tsx';
import { exampleLoss, exampleValues } from './example.ts';
import styles from './PostTeaser.module.css';

/** The calculator in a post: the example clinic's result and a link to enter your own figures. Needs no JavaScript. */
export function PostTeaser({ block: { title, text } }: { block: { title: string; text: string } }) {
  return (
    <div className={styles.teaser} data-surface="ink">
      <div className={styles.words}>
        <p className="kicker">{postTeaser.kicker}</p>
        <p className={`heading ${styles.title}`}>{title || postTeaser.title}</p>
        <div className={`quiet ${styles.text}`}>
          {text ? <Paragraphs>{text}</Paragraphs> : <p>{postTeaser.lead}</p>}
        </div>
        <Link to={paths.calculator.start()} className={buttons.primary}>
          {postTeaser.begin}
        </Link>
      </div>
      <div>
        <p className="below-3">
          <strong className={`amount ${styles.amount}`}>{formatPounds(exampleLoss.month.likely)}</strong>{' '}
          {postTeaser.month}
        </p>
        <LossChart loss={exampleLoss} isSmall />
        <p className="small above-2">
          {fill(postTeaser.example, exampleValues)}{' '}
          <Link to={paths.calculator.results()}>{postTeaser.open}</Link>
        </p>
      </div>
    </div>
  );
}
