import { IconDownload, IconTrash, IconUsersGroup, IconUsersMinus } from '@tabler/icons-react';
import { addressOf } from '@upcurve/api-client/request';
import type { Person } from '@upcurve/contracts/leads/people';
import { allEndpoints } from '@upcurve/contracts/shared/all-endpoints';
import { useAuth } from '../../auth/auth-context.ts';
import { type Dialog, useDialog } from '../../kit/dialogs/use-dialog.ts';
import { RowMenu } from '../../kit/table/RowMenu.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { MergePeopleDialog } from './MergePeopleDialog.tsx';
import { personName } from './person-words.ts';
import { SplitDialog } from './SplitDialog.tsx';

export function PersonMenu({ person }: { person: Person }) {
  const { can } = useAuth();
  const merge = useDialog<Person>();
  const split = useDialog<Person>();
  const erase = useDialog<Person>();
  const { id } = person;
  return (
    <>
      <RowMenu
        name={personName(person)}
        items={[
          can('leads:status') && {
            label: 'Merge With…',
            Icon: IconUsersGroup,
            onClick: () => merge.open(person),
          },
          can('leads:status') &&
            person.leadCount > 1 && {
              label: 'Split Off…',
              Icon: IconUsersMinus,
              onClick: () => split.open(person),
            },
          can('leads:export') && {
            label: 'Export',
            Icon: IconDownload,
            onClick: () => location.assign(addressOf(allEndpoints.people.exportPerson, { params: { id } })),
          },
          can('people:erase') && {
            label: 'Erase…',
            Icon: IconTrash,
            isDestructive: true,
            onClick: () => erase.open(person),
          },
        ]}
      />
      {merge.subject && (
        <MergePeopleDialog key={`merge ${merge.opening}`} person={merge.subject} {...propsOf(merge)} />
      )}
      {split.subject && (
        <SplitDialog key={`split ${split.opening}`} person={split.subject} {...propsOf(split)} />
      )}
      <EraseDialog dialog={erase} />
    </>
  );
}

const propsOf = ({ isOpen, close, forget }: Dialog<Person>) => ({
  opened: isOpen,
  onClose: close,
  onExited: forget,
});
