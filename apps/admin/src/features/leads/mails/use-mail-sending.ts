import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fieldsIn, REPORT_LINK, writeFields } from '@upcurve/contracts/leads/lead-mail-fields';
import type { LeadMailInput } from '@upcurve/contracts/leads/lead-mails';
import { useToast } from '@upcurve/ui/use-toast';
import { useRef, useState } from 'react';
import { api } from '../../../api.ts';
import { errorMessage } from '../../../error-message.ts';
import { formErrors } from '../../../kit/forms/contract-form.ts';
import { patchLead, refetchLead } from '../change/lead-cache.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { leadName } from '../lead-name.ts';

type Errors = Partial<Record<string, string>>;

/** Returns the errors of an email by field. Checks the same as the server, without loading its schemas. */
function faultsOf({ subject, text }: LeadMailInput, hasReport: boolean): Errors {
  const fault = (value: string, missing: string, may: (field: string) => boolean) => {
    if (!value.trim()) return missing;
    const left = fieldsIn(value).filter((field) => !may(field));
    return left.length > 0 ? `Replace ${writeFields(left)}: this lead has no value for it.` : undefined;
  };
  return {
    subject: fault(subject, 'Write a subject.', () => false),
    text: fault(text, 'Write something first.', (field) => hasReport && field === REPORT_LINK),
  };
}

/**
 * Sends emails to a lead. Retries with the same text share an idempotency key, so that the lead gets only one email.
 */
export function useMailSending(lead: LeadRow, onSent: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const [errors, setErrors] = useState<Errors>({});
  const attempt = useRef({ body: '', key: '' });
  const { mutate, isPending, error } = useMutation({
    mutationFn(body: LeadMailInput) {
      const text = JSON.stringify(body);
      if (attempt.current.body !== text) attempt.current = { body: text, key: crypto.randomUUID() };
      const params = { kind: lead.kind, id: lead.id };
      return api.leadMails.sendLeadMail({ params, body }, { idempotencyKey: attempt.current.key });
    },
    onSuccess() {
      toast({
        title: 'Email on Its Way',
        description: `It will be sent to ${leadName(lead)}. The history says whether it was.`,
      });
      patchLead(client, lead.id, { isUnread: false });
      refetchLead(client, lead);
      onSent();
    },
    onError: (failure) => setErrors(formErrors(failure)),
  });
  const hasFieldErrors = Object.values(errors).some(Boolean);
  return {
    isPending,
    errors,
    problem:
      error && !hasFieldErrors ? errorMessage(error, 'The email was not sent. Please try again.') : null,
    clear: (fields: string[]) =>
      setErrors({ ...errors, ...Object.fromEntries(fields.map((field) => [field, undefined])) }),
    send(mail: LeadMailInput, hasReport: boolean) {
      const faults = faultsOf(mail, hasReport);
      setErrors(faults);
      const [first] = Object.keys(faults).filter((field) => faults[field]);
      if (first) document.querySelector<HTMLElement>(`[role="dialog"] [name="${first}"]`)?.focus();
      else if (!isPending) mutate(mail);
    },
  };
}
