import { Anchor, Button, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AuthorInput } from '@upcurve/contracts/blog/blog-authors';
import { NAME_MIN } from '@upcurve/contracts/blog/blog-categories';
import { Link } from 'react-router';
import { api } from '../../../api.ts';
import { useUser } from '../../../auth/auth-context.ts';
import { profileQuery } from '../../../auth/own-user-query.ts';
import { errorMessage } from '../../../error-message.ts';
import { paths } from '../../../paths.ts';
import { authorsQuery } from '../post-queries.ts';

interface WriteAsYourselfProps {
  /** The author of the post. */
  authorId: string | null;
  isChoosing: boolean;
  onAuthor: (id: string) => void;
}

/**
 * Chooses the member's own author profile, which has the member's email address. Creates it if there is none.
 * Members without an address get a link to their account.
 */
export function WriteAsYourself({ authorId, isChoosing, onAuthor }: WriteAsYourselfProps) {
  const client = useQueryClient();
  const { username } = useUser();
  const profile = useQuery(profileQuery);
  const authors = useQuery(authorsQuery);
  const create = useMutation({
    mutationFn: (body: AuthorInput) => api.blog.createAuthor({ body }),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: authorsQuery.queryKey });
      onAuthor(id);
    },
  });
  if (!profile.data || !authors.data) return null;
  const { displayName, email } = profile.data;
  const own = authors.data.find((author) => author.email?.toLowerCase() === email.toLowerCase());
  if (email === '')
    return (
      <Text size="sm" c="dimmed" mt={6}>
        To write as yourself, add your email address to{' '}
        <Anchor component={Link} to={paths.settings()} inherit underline="always">
          your account
        </Anchor>
        .
      </Text>
    );
  // The button keeps the focus, so it is not disabled with the attribute.
  const isDone = own !== undefined && own.id === authorId;
  const isDisabled = isDone || isChoosing || create.isPending;
  function press() {
    if (isDisabled) return;
    if (own) onAuthor(own.id);
    else create.mutate({ name: displayName.length < NAME_MIN ? username : displayName, email });
  }
  return (
    <>
      <Button
        variant="default"
        size="xs"
        mt={6}
        aria-disabled={isDisabled}
        data-disabled={isDisabled || undefined}
        onClick={press}
      >
        Write as yourself
      </Button>
      {create.error && (
        <Text size="sm" c="red" role="alert" mt={4}>
          {errorMessage(create.error, 'The author could not be created. Please try again.')}
        </Text>
      )}
    </>
  );
}
