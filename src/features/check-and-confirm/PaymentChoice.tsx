import { DEADLINE_TIME } from '@/config/limits';
import { RadioCard } from '@/design-system/RadioCard';
import { RadioCardGroup } from '@/design-system/RadioCardGroup';
import { Inline } from '@/design-system/Inline';
import { Tag } from '@/design-system/Tag';
import type { GuaranteeOption } from '@/domain/guarantee';
import type { GuaranteeChoice } from '@/domain/payment';
import { isSameChoice, paymentWays } from '@/domain/paymentWays';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly options: readonly GuaranteeOption[];
  readonly chosen: GuaranteeChoice | null;
  readonly onChoose: (choice: GuaranteeChoice) => void;
  readonly error?: string;
}

/** The ways to pay or guarantee, those without credit first. */
export function PaymentChoice({ options, chosen, onChoose, error }: Props) {
  const { t, format } = useTranslator();
  return (
    <RadioCardGroup id="guarantee" legend={t('checkAndConfirm.payment.legend')} error={error} columns="two">
      {paymentWays(options).map(({ key, choice, cards }) => (
        <RadioCard
          key={key}
          name="guarantee"
          value={key}
          checked={chosen !== null && isSameChoice(chosen, choice)}
          onChange={() => onChoose(choice)}
          title={
            choice.bank
              ? t('checkAndConfirm.payment.bank', { bank: t(`payment.banks.${choice.bank}`) })
              : t(`checkAndConfirm.payment.${titleKey(choice)}`)
          }
          description={t(`checkAndConfirm.paymentHint.${choice.type}`, { time: format.time(DEADLINE_TIME) })}
        >
          {cards.length > 0 && (
            <Inline gap={1}>
              {cards.map((card) => (
                <Tag key={card}>{t(`payment.cards.${card}`)}</Tag>
              ))}
            </Inline>
          )}
        </RadioCard>
      ))}
    </RadioCardGroup>
  );
}

function titleKey({ type, flow }: GuaranteeChoice) {
  if (type === 'NONE') return 'none';
  if (type === 'S_POINTS') return 'points';
  if (flow === 'PHYSICAL_TERMINAL') return 'terminal';
  return type === 'DEPOSIT' ? 'cardNow' : 'cardGuarantee';
}
