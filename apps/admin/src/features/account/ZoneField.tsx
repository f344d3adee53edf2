import { Select } from '@mantine/core';
import { AGENCY_PLACE } from '../../zone.ts';

const AGENCYS = { value: '', label: `The agency’s (${AGENCY_PLACE})` };
const labelOf = (zone: string) => zone.replaceAll('_', ' ');

interface ZoneFieldProps {
  defaultValue?: string | null;
  error?: string;
  onChange?: (zone: string | null) => void;
}

/** By which clocks times are shown, found by typing a part of its name. */
export function ZoneField({ defaultValue: own, onChange, ...props }: ZoneFieldProps) {
  const known = Intl.supportedValuesOf('timeZone');
  // Browsers do not call every zone the same: the one that was chosen elsewhere is offered too.
  const zones = own && !known.includes(own) ? [own, ...known] : known;
  return (
    <Select
      {...props}
      label="Time zone"
      description="By its clocks dates and times are shown to you and entered by you. Days of analytics and the digest stay the agency’s."
      data={[AGENCYS, ...zones.map((value) => ({ value, label: labelOf(value) }))]}
      defaultValue={own ?? AGENCYS.value}
      onChange={(zone) => onChange?.(zone || null)}
      // What is typed takes the place of what was chosen.
      onFocus={({ currentTarget }) => currentTarget.select()}
      allowDeselect={false}
      searchable
      nothingFoundMessage="No such zone. Try the largest city near you."
      limit={100}
    />
  );
}
