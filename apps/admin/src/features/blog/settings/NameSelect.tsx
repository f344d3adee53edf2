import { Select, type SelectProps } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { authorsQuery, categoriesQuery } from '../post-queries.ts';
import { UNCATEGORIZED, UNKNOWN_AUTHOR } from '../post-words.ts';

interface ChoiceProps extends Pick<SelectProps, 'id' | 'description' | 'readOnly' | 'error'> {
  /** The id of the chosen item; null if there is none. */
  value: string | null;
  onChange: (id: string | null) => void;
}

export function CategorySelect(props: ChoiceProps) {
  const query = useQuery(categoriesQuery);
  return <NameSelect label="Category" none={UNCATEGORIZED} what="categories" query={query} {...props} />;
}

export function AuthorSelect(props: ChoiceProps) {
  const query = useQuery(authorsQuery);
  return <NameSelect label="Author" none={UNKNOWN_AUTHOR} what="authors" query={query} {...props} />;
}

interface NameSelectProps extends ChoiceProps {
  label: string;
  /** The name of the choice of no item. */
  none: string;
  what: string;
  query: UseQueryResult<readonly { id: string; name: string }[]>;
}

function NameSelect({ none, what, query, value, onChange, error, ...props }: NameSelectProps) {
  const { data, isError } = query;
  return (
    <Select
      {...props}
      searchable
      data={[{ value: '', label: none }, ...(data ?? []).map(({ id, name }) => ({ value: id, label: name }))]}
      placeholder={data || isError ? undefined : 'Loading...'}
      error={error || (isError && !data && `Error loading ${what}. Please try again.`)}
      value={value ?? ''}
      onChange={(id) => onChange(id || null)}
    />
  );
}
