import { Link } from 'react-router';
import { blogEmpty, blogNext } from '../../../content/blog.ts';
import { Section } from '../../../layout/page/Section.tsx';
import { Arrow } from '../../../layout/parts/Arrow.tsx';
import buttons from '../../../layout/parts/button.module.css';
import styles from './BlogEmpty.module.css';

/** Shown while no post is published. */
export function BlogEmpty() {
  const { title, lead, topicsTitle, topics } = blogEmpty;
  return (
    <>
      <Section title={title} lead={lead} surface="blush" shape="split">
        <h3 className="kicker">{topicsTitle}</h3>
        <ul className={`rows ${styles.topics}`}>
          {topics.map((topic) => (
            <li key={topic.title}>
              <h4 className="heading">{topic.title}</h4>
              <p className="quiet">{topic.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={blogNext.title} surface="ink">
        <ul className={`split ${styles.next}`}>
          {blogNext.items.map(({ title: name, text, link, to }, place) => (
            <li key={to}>
              <h3>{name}</h3>
              <p className="quiet">{text}</p>
              <Link to={to} prefetch="intent" className={place === 0 ? buttons.primary : buttons.secondary}>
                {link}
                <Arrow />
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
