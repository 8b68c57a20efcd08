import { Button } from '@/design-system/Button';
import { Inline } from '@/design-system/Inline';
import { times } from '@/domain/money';
import type { ExtraService } from '@/domain/stay/extraService';
import { useTranslator } from '@/i18n/TranslatorContext';
import { AddedText } from './ExtraControl';

interface Props {
  readonly service: ExtraService;
  /** How many each room gets. */
  readonly forAll: readonly number[];
  /** A room has it. */
  readonly isAdded: boolean;
  /** The rooms are shown one by one. */
  readonly isByRoom: boolean;
  readonly onChange: (quantities: readonly number[]) => void;
  readonly onByRoom: (isShown: boolean) => void;
}

/** Adds an extra to all rooms that are sold it at one press, or shows them one by one. */
export function ExtraOfAll({ service, forAll, isAdded, isByRoom, onChange, onByRoom }: Props) {
  const { t, format } = useTranslator();
  const count = forAll.reduce((sum, each) => sum + each, 0);
  const total = format.money(times(service.unitPrice, count));
  const addToRooms = t('chooseExtras.addToRooms', { count });
  const priced = service.unitPrice.amount === 0 ? addToRooms : `${addToRooms}, ${total}`;
  const add = service.type === 'BREAKFAST' ? t('chooseExtras.addFor', { count, total }) : priced;
  const words = isAdded ? t('chooseExtras.removeFromAll') : add;
  const byRoom = t('chooseExtras.byRoom');
  return (
    <Inline gap={2}>
      {/* One button, so that the focus stays where it was pressed. */}
      <Button
        variant={isAdded ? 'quiet' : 'secondary'}
        size="small"
        aria-label={`${words}: ${service.name}`}
        onClick={() => onChange(isAdded ? forAll.map(() => 0) : forAll)}
      >
        {words}
      </Button>
      <AddedText isAdded={isAdded} />
      {!isAdded && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`${byRoom}: ${service.name}`}
          aria-expanded={isByRoom}
          onClick={() => onByRoom(!isByRoom)}
        >
          {byRoom}
        </Button>
      )}
    </Inline>
  );
}
