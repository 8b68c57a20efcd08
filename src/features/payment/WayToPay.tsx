import { RadioCard } from '@/design-system/RadioCard';
import { RadioCardGroup } from '@/design-system/RadioCardGroup';
import type { PaymentWay } from '@/domain/paymentWays';
import { payWayText } from '@/i18n/payWayText';
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
  const translator = useTranslator();
  return (
    <RadioCardGroup id="wayToPay" legend={translator.t('payment.ways.legend')} error={error}>
      {ways.map((way) => (
        <RadioCard
          key={way.key}
          name="wayToPay"
          value={way.key}
          checked={chosen === way.key}
          onChange={() => onChoose(way.key)}
          title={payWayText(way, translator).title}
        />
      ))}
    </RadioCardGroup>
  );
}
