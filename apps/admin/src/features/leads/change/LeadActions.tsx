import { useWindowEvent } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useAuth } from '../../../auth/auth-context.ts';
import { ConflictQuestion } from '../../../kit/dialogs/ConflictQuestion.tsx';
import { isScreenKey } from '../../../kit/focus/screen-keys.ts';
import { AssignDialog } from '../assignee/AssignDialog.tsx';
import { CallDialog } from '../calls/CallDialog.tsx';
import { DeleteLeadDialog } from '../detail/DeleteLeadDialog.tsx';
import { MailDialog } from '../mails/MailDialog.tsx';
import { OutcomeDialog } from '../outcome/OutcomeDialog.tsx';
import { StatusDialog } from '../status/StatusDialog.tsx';
import { LeadActionsContext, useNewLeadActions } from './lead-actions.ts';

interface LeadActionsProps {
  onDeleted?: () => void;
  children: ReactNode;
}

/** Provides the actions on leads to everything inside, with their dialogs. */
export function LeadActions({ onDeleted, children }: LeadActionsProps) {
  const actions = useNewLeadActions();
  const { can } = useAuth();
  useWindowEvent('keydown', (event) => {
    if (event.key === 'z' && can('leads:status') && isScreenKey(event)) void actions.undo();
  });
  return (
    <LeadActionsContext value={actions}>
      {children}
      <ConflictQuestion dialog={actions.conflict} />
      <CallDialog />
      <OutcomeDialog />
      {actions.mailing.subject && <MailDialog dialog={actions.mailing} />}
      <AssignDialog />
      <StatusDialog />
      <DeleteLeadDialog onDeleted={onDeleted} />
    </LeadActionsContext>
  );
}
