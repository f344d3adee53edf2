import { FORM_TYPES } from '@upcurve/contracts/form-types';
import type { QuarantinedLead } from '@upcurve/contracts/quarantine';

/** The form a held lead was sent with, in words. */
export function formName({ formType }: QuarantinedLead): string {
  return formType ? FORM_TYPES[formType] : 'Eligibility quiz';
}
