import type { ReactNode } from 'react';
import { ConflictQuestion } from '../../../kit/dialogs/ConflictQuestion.tsx';
import { AssignDialog } from '../assignee/AssignDialog.tsx';
import { CallDialog } from '../calls/CallDialog.tsx';
import { DeleteLeadDialog } from '../detail/DeleteLeadDialog.tsx';
import { MailDialog } from '../mails/MailDialog.tsx';
import { OutcomeDialog } from '../outcome/OutcomeDialog.tsx';
import { StatusDialog } from '../status/StatusDialog.tsx';
import { LeadActionsContext, useNewLeadActions } from './lead-actions.ts';

interface LeadActionsProps {
  /** Called after a lead was deleted. */
  onDeleted?: () => void;
  children: ReactNode;
}

/** Provides the actions on leads to everything inside, with their dialogs. */
export function LeadActions({ onDeleted, children }: LeadActionsProps) {
  const actions = useNewLeadActions();
  return (
    <LeadActionsContext value={actions}>
      {children}
      <ConflictQuestion dialog={actions.conflict} />
      <OutcomeDialog />
      <CallDialog />
      <MailDialog dialog={actions.mailing} />
      <AssignDialog />
      <StatusDialog />
      <DeleteLeadDialog onDeleted={onDeleted} />
    </LeadActionsContext>
  );
}
