import { ActionIcon, Button, Select } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { SearchInput } from '@upcurve/ui/SearchInput/SearchInput';
import { type ReactNode, useId, useRef, useState } from 'react';
import { isScreenKey } from '../focus/screen-keys.ts';
import { DateFilter, type DateFilters, type Values } from './DateFilter.tsx';
import classes from './FilterBar.module.css';

/** A select for one value. The empty value means all. */
interface Choice {
  kind: 'choice';
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** The value if the URL has none. Default: empty. */
  otherwise?: string;
  /** Always visible beside the search. Other filters are behind a button on small screens. */
  isFirst?: boolean;
  /** Called when the select opens, to fetch its options. */
  onOpen?: () => void;
}

type Field = Choice | DateFilters;

interface FilterBarProps {
  list: {
    filter: Values;
    look?: Values;
    isFiltered: boolean;
    change: (values: Record<string, string | null>) => void;
    clear: () => void;
  };
  search?: { label: string; placeholder: string; maxLength: number };
  fields?: readonly Field[];
  /** Additional controls, such as a view switch. */
  children?: ReactNode;
}

/** Shows the search, filters and sort order of a list. `useListParams` stores them in the URL. */
export function FilterBar({ list, search, fields = [], children }: FilterBarProps) {
  const values = { ...list.filter, ...list.look };
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const bar = useSearchKey();
  const field = (each: Field) => {
    const onChange = (value: string | null) => list.change({ [each.name]: value || null });
    if (each.kind === 'choice') {
      return (
        <Select
          key={each.name}
          className={classes.choice}
          aria-label={each.label}
          data={each.options}
          value={values[each.name] ?? each.otherwise ?? ''}
          onDropdownOpen={each.onOpen}
          onChange={onChange}
        />
      );
    }
    return <DateFilter key={each.name} filter={each} values={values} onChange={list.change} />;
  };
  const isFirst = (each: Field) => each.kind === 'choice' && Boolean(each.isFirst);
  const others = fields.filter((each) => !isFirst(each));
  const inUse = others.filter(({ name }) => values[name]);
  const chosen = inUse.length;

  return (
    <section ref={bar} className={classes.bar} aria-label="Search and filters">
      {search && (
        <SearchInput
          {...search}
          className={classes.search}
          icon={<IconSearch size={16} stroke={1.6} />}
          value={values.search ?? ''}
          onSearch={(text) => list.change({ search: text || null })}
        />
      )}
      {fields.filter(isFirst).map(field)}
      <div className={classes.end}>
        {others.length > 0 && (
          <ActionIcon
            size={36}
            variant={chosen > 0 ? 'light' : 'default'}
            aria-label={chosen > 0 ? `More filters, ${chosen} in use` : 'More filters'}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <IconAdjustmentsHorizontal size={18} stroke={1.6} />
          </ActionIcon>
        )}
        {children}
      </div>
      <div id={id} className={classes.others} data-open={isOpen || chosen > 0 || undefined}>
        {(isOpen ? others : inUse).map(field)}
        {list.isFiltered && (
          <Button variant="subtle" size="compact-sm" onClick={list.clear} aria-label="Clear the filters">
            Clear
          </Button>
        )}
      </div>
    </section>
  );
}

/** Returns a ref for an element. Pressing `/` focuses the search box inside it. */
function useSearchKey() {
  const ref = useRef<HTMLElement>(null);
  useWindowEvent('keydown', (event) => {
    const search = ref.current?.querySelector<HTMLInputElement>('[role="searchbox"]');
    if (event.key !== '/' || !search || !isScreenKey(event)) return;
    event.preventDefault();
    search.focus();
    search.select();
  });
  return ref;
}
