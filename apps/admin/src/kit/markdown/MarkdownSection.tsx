import { Anchor, List, Stack, Text, Title } from '@mantine/core';
import type { Token, Tokens } from 'marked';
import type { ReactNode } from 'react';
import type { MarkdownSection as Section } from './read-markdown.ts';

export function MarkdownSection({
  section: { id, title, blocks },
  children,
}: {
  section: Section;
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <Stack gap="xs">
        <Title order={2} id={id}>
          {title}
        </Title>
        {blocks.map((block) => (
          <Block key={block.raw} block={block} />
        ))}
      </Stack>
      {children}
    </section>
  );
}

function Block({ block }: { block: Token }) {
  switch (block.type) {
    case 'heading':
      return (
        <Title order={3} fz="md" mt="xs" mb={-6}>
          <Words of={block} />
        </Title>
      );
    case 'paragraph':
      return (
        <Text>
          <Words of={block} />
        </Text>
      );
    case 'list': {
      const { ordered, items } = block as Tokens.List;
      return (
        <List type={ordered ? 'ordered' : 'unordered'} spacing="xs">
          {items.map((item) => (
            <List.Item key={item.raw}>
              <Words of={item} />
            </List.Item>
          ))}
        </List>
      );
    }
    case 'space':
      return null;
    default:
      throw new Error(`Markdown of the admin area has no ${block.type}: ${block.raw}`);
  }
}

/** Shows the text of a block or of a part of it. */
function Words({ of: token }: { of: Token }) {
  const { type, text, href, tokens } = token as Tokens.Generic;
  const words = tokens?.map((part) => <Words key={part.raw} of={part} />) ?? text;
  if (type === 'codespan')
    return (
      <Text span ff="monospace" size="xs" component="code">
        {words}
      </Text>
    );
  if (type === 'link')
    return (
      <Anchor href={href} inherit underline="always" rel="noreferrer">
        {words}
      </Anchor>
    );
  return words;
}
