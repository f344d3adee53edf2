import { phoneLink } from '@upcurve/contracts/shared/phone';
import { formTrouble } from '../content/contact/forms.ts';
import { useSite } from '../layout/parts/use-site.ts';
import { Notice } from './Notice.tsx';
import type { Failure } from './sending/visitor-api.server.ts';

export function SendingFailed({ reason }: Pick<Failure, 'reason'>) {
  const { phone } = useSite().company;
  return (
    <Notice tone="problem">
      <p>
        <span>{formTrouble[reason]}</span>{' '}
        {phone && (
          <>
            {formTrouble.instead} <a href={phoneLink(phone)}>{phone}</a>.
          </>
        )}
      </p>
    </Notice>
  );
}
