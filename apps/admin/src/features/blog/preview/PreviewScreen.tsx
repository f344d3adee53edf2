import { Button, Paper, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useAuth } from '../../../auth/auth-context.ts';
import { PostFrame } from '../PostFrame.tsx';
import { describeStatus, postUrl } from '../post-words.ts';
import { PostPaper } from './PostPaper.tsx';
import { PreviewLink } from './PreviewLink.tsx';
import classes from './preview.module.css';

const WIDTHS = [
  { value: '390', label: 'Phone' },
  { value: '768', label: 'Tablet' },
  { value: 'full', label: 'Desktop' },
];

/** Shows a post as readers will see it, in three widths, and its preview links. */
export function PreviewScreen() {
  const { can } = useAuth();
  const [width, setWidth] = useState('full');
  return (
    <PostFrame what="Preview">
      {(post) => (
        <div className={classes.columns}>
          <div className={classes.stage}>
            <SegmentedControl
              className={classes.widths}
              aria-label="Width"
              size="xs"
              data={WIDTHS}
              value={width}
              onChange={setWidth}
            />
            <div className={classes.paper} style={{ maxWidth: width === 'full' ? undefined : Number(width) }}>
              <PostPaper post={post} />
            </div>
          </div>
          <Stack gap="md" className={classes.aside}>
            <Text size="sm" c="dimmed">
              {describeStatus(post)} This is the current draft.
            </Text>
            {post.publicSlug && (
              <Button
                component="a"
                href={postUrl(post.publicSlug)}
                target="_blank"
                rel="noopener"
                variant="default"
                leftSection={<IconExternalLink size={16} stroke={1.6} />}
              >
                View on the website
              </Button>
            )}
            {can('blog:write') && (
              <Paper p="md">
                <Title order={2} mb={6}>
                  Share a preview
                </Title>
                <PreviewLink post={post} />
              </Paper>
            )}
          </Stack>
        </div>
      )}
    </PostFrame>
  );
}
