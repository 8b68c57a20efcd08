import type { ReactNode } from 'react';
import { Button } from '@/design-system/Button';
import { Inline } from '@/design-system/Inline';
import type { EditPartState } from '@/domain/edit/editParts';
import { useTranslator } from '@/i18n/TranslatorContext';
import { NowAndThen } from './NowAndThen';
import { PartCard } from './PartCard';
import { openerId } from './useOpenPart';

interface Props {
  readonly part: 'contact' | 'dates';
  readonly state: EditPartState;
  /** What is reserved. */
  readonly now: string;
  /** What is wanted instead; null while it stays. */
  readonly wanted: string | null;
  readonly onOpen: () => void;
  /** Goes back to what is reserved. */
  readonly onKeep: () => void;
  /** Where it is changed, while that is open. */
  readonly children: ReactNode;
}

/** Dates or contact details: as they are, as they are wanted, and how to change them. */
export function EditedPart({ part, state, now, wanted, onOpen, onKeep, children }: Props) {
  const { t } = useTranslator();
  return (
    <PartCard title={t(`editing.part.${part}`)} state={state}>
      <NowAndThen now={now} wanted={wanted} />
      {state.kind === 'open' && (
        <Inline gap={3}>
          <Button id={openerId({ part })} variant="secondary" onClick={onOpen}>
            {t(`editing.open.${part}`)}
          </Button>
          {wanted !== null && (
            <Button
              variant="quiet"
              onClick={() => {
                onKeep();
                // This button goes.
                document.getElementById(openerId({ part }))?.focus();
              }}
            >
              {t(`editing.keep.${part}`)}
            </Button>
          )}
        </Inline>
      )}
      {children}
    </PartCard>
  );
}
