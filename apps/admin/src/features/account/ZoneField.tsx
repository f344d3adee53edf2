import { Select } from '@mantine/core';
import { AGENCY_PLACE } from '../../kit/time/zone.ts';

const AGENCYS = { value: '', label: `The agency’s (${AGENCY_PLACE})` };
const labelOf = (zone: string) => zone.replaceAll('_', ' ');

interface ZoneFieldProps {
  value?: string | null;
  error?: string;
  onChange?: (zone: string | null) => void;
}

/** A searchable select for the time zone. */
export function ZoneField({ value: own, onChange, ...props }: ZoneFieldProps) {
  const known = Intl.supportedValuesOf('timeZone');
  // Browsers know different zone names, so the stored zone is always an option.
  const zones = own && !known.includes(own) ? [own, ...known] : known;
  return (
    <Select
      {...props}
      label="Time zone"
      description="Dates and times are shown and entered in this time zone. Analytics and the digest use the agency’s time zone."
      data={[AGENCYS, ...zones.map((value) => ({ value, label: labelOf(value) }))]}
      value={own ?? AGENCYS.value}
      onChange={(zone) => onChange?.(zone || null)}
      // Selects the text, so typing replaces it.
      onFocus={({ currentTarget }) => currentTarget.select()}
      allowDeselect={false}
      searchable
      nothingFoundMessage="No matching time zone. Try the largest city near you."
      limit={100}
    />
  );
}
