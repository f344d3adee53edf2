import { Link } from 'react-router';
import { spansOf } from './blocks.ts';

/** A line of content with its links and strong words. */
export function Text({ children }: { children: string }) {
  return spansOf(children).map((span, place) => {
    const key = `${place}${span.text}`;
    if (span.kind === 'strong') return <strong key={key}>{span.text}</strong>;
    if (span.kind === 'text') return span.text;
    return span.href.startsWith('/') ? (
      <Link key={key} to={span.href}>
        {span.text}
      </Link>
    ) : (
      <a key={key} href={span.href}>
        {span.text}
      </a>
    );
  });
}
