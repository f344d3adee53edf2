import { ConflictDialog } from '../../../kit/dialogs/ConflictDialog.tsx';
import { lazyDialog } from '../../../kit/dialogs/use-dialog.ts';
import type { LeadRow } from '../kinds/lead-kind-config.ts';
import type { LeadChanges } from './use-lead-change.ts';

const OutcomeDialog = lazyDialog(async () => (await import('../outcome/OutcomeDialog.tsx')).OutcomeDialog);
const CallDialog = lazyDialog(async () => (await import('../calls/CallDialog.tsx')).CallDialog);
const AssignDialog = lazyDialog(async () => (await import('../assignee/AssignDialog.tsx')).AssignDialog);

const MailDialog = lazyDialog(async () => (await import('../mails/MailDialog.tsx')).MailDialog);

/** The dialogs of `useLeadChange`: conflicts, the details of an outcome, calls, emails, and assignees. */
export function LeadDialogs<Lead extends LeadRow>({ changes }: { changes: LeadChanges<Lead> }) {
  return (
    <>
      <ConflictDialog dialog={changes.conflict} />
      <OutcomeDialog<Lead> dialog={changes.ending} onChange={changes.setOutcome} />
      <CallDialog<Lead> dialog={changes.calling} onLog={changes.logCall} />
      <MailDialog<Lead> dialog={changes.mailing} kind={changes.kind} />
      <AssignDialog<Lead> dialog={changes.assigning} onAssign={changes.assign} />
    </>
  );
}
