import { Notice } from '@/design-system/Notice';
import { pointsBalance, pointsOf } from '@/domain/pointsBalance';
import { mayInvoice } from '@/domain/directBilling';
import type { Money } from '@/domain/money';
import { pointsText } from '@/i18n/pointsText';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useSession } from '@/session/useSession';
import { useReservationFlow } from '@/state/reservationFlowState';

/** What the total does beside the lines: the guest's points after it, and the company that is invoiced. */
export function BillNotes({ total }: { readonly total: Money }) {
  const translator = useTranslator();
  const session = useSession();
  const { flow } = useReservationFlow();
  const { profileType, companyName } = flow.contactInformation;
  const points = pointsBalance(pointsOf(session.kind === 'authenticated' ? session.customer : null), total);
  const isInvoiced = mayInvoice({ choices: flow.roomChoices, profile: profileType });
  return (
    <>
      {points && <Notice tone="info">{pointsText(points, translator)}</Notice>}
      {isInvoiced && <Notice tone="info">{translator.t('checkAndConfirm.invoice', { company: companyName })}</Notice>}
    </>
  );
}
