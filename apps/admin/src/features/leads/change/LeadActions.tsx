import { useWindowEvent } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense } from 'react';
import { useAuth } from '../../../auth/auth-context.ts';
import { ConflictQuestion } from '../../../kit/dialogs/ConflictQuestion.tsx';
import { isScreenKey } from '../../../kit/focus/screen-keys.ts';
import { AssignDialog } from '../assignee/AssignDialog.tsx';
import { CallDialog } from '../calls/CallDialog.tsx';
import { DeleteLeadDialog } from '../detail/DeleteLeadDialog.tsx';
import { StatusDialog } from '../status/StatusDialog.tsx';
import { LeadActionsContext, useNewLeadActions } from './lead-actions.ts';

/* Loaded when they open: the calendar and the list of templates are a fifth of the script of a list. */
const OutcomeDialog = lazy(async () => ({
  default: (await import('../outcome/OutcomeDialog.tsx')).OutcomeDialog,
}));
const MailDialog = lazy(async () => ({ default: (await import('../mails/MailDialog.tsx')).MailDialog }));

interface LeadActionsProps {
  onDeleted?: () => void;
  children: ReactNode;
}

/** Provides the actions on leads to everything inside, with their dialogs. */
export function LeadActions({ onDeleted, children }: LeadActionsProps) {
  const actions = useNewLeadActions();
  const { can } = useAuth();
  useWindowEvent('keydown', (event) => {
    if (event.key === 'z' && can('leads:status') && isScreenKey(event)) actions.undo();
  });
  return (
    <LeadActionsContext value={actions}>
      {children}
      <ConflictQuestion dialog={actions.conflict} />
      <CallDialog />
      <Suspense>
        {actions.ending.subject && <OutcomeDialog />}
        {actions.mailing.subject && <MailDialog dialog={actions.mailing} />}
      </Suspense>
      <AssignDialog />
      <StatusDialog />
      <DeleteLeadDialog onDeleted={onDeleted} />
    </LeadActionsContext>
  );
}
