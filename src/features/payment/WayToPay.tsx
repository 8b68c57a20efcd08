import { RadioCard } from '@/design-system/RadioCard';
import { RadioCardGroup } from '@/design-system/RadioCardGroup';
import type { PaymentWay } from '@/domain/paymentWays';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly ways: readonly PaymentWay[];
  /** Key of the chosen way. */
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
  readonly error?: string;
}

/** The ways to pay or guarantee an existing booking, those without credit first. */
export function WayToPay({ ways, chosen, onChoose, error }: Props) {
  const { t } = useTranslator();
  return (
    <RadioCardGroup id="wayToPay" legend={t('payment.ways.legend')} error={error}>
      {ways.map(({ key, choice }) => (
        <RadioCard
          key={key}
          name="wayToPay"
          value={key}
          checked={chosen === key}
          onChange={() => onChoose(key)}
          title={
            choice.bank
              ? t('payment.ways.bank', { bank: t(`payment.banks.${choice.bank}`) })
              : t(`payment.ways.${choice.type}`)
          }
        />
      ))}
    </RadioCardGroup>
  );
}
