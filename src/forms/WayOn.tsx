import { createContext, useContext } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { BottomBar } from '@/design-system/BottomBar';
import { Button } from '@/design-system/Button';
import { Inline } from '@/design-system/Inline';
import type { RoomChoice } from '@/domain/stay/roomChoice';

interface StepOfMany {
  /** Shown in the bar beside the button: the price of what is chosen, or of what is picked on the step. */
  readonly beside: (shown: Pick<Props, 'picked' | 'saysTotal'>) => ReactNode;
  /** What a narrow window shows first of the step, where a wide one has it beside. */
  readonly first: ReactNode;
  /** The text of the button where it does not lead to another step; null: the step's own. */
  readonly label: string | null;
}

const Step = createContext<StepOfMany | null>(null);

/** Gives a step its place among others: its way on is then in a bar that stays in sight. */
export const StepOfManyProvider = Step.Provider;

/** The beginning of a step whose form is the whole page, so that its way on is in sight from the start. */
export function FirstOfStep() {
  return useContext(Step)?.first ?? null;
}

interface Props extends ComponentProps<typeof Button> {
  /** The choices as the button makes them, where the step has picked something that is not chosen yet. */
  readonly picked?: readonly RoomChoice[] | null;
  /** True where the button passes the same step for the other rooms. */
  readonly isPastRooms?: boolean;
  /** True where the button's text has the total, which the bar then does not repeat. */
  readonly saysTotal?: boolean;
}

/** The button that ends a step. It comes after everything the step asks, and the bar keeps it in sight before that. */
export function WayOn({ children, picked = null, isPastRooms = false, saysTotal = false, ...props }: Props) {
  const step = useContext(Step);
  const button = (
    <Button size="large" {...props}>
      {(!isPastRooms && step?.label) || children}
    </Button>
  );
  if (!step) return <Inline justify="end">{button}</Inline>;
  return <BottomBar beside={step.beside({ picked, saysTotal })}>{button}</BottomBar>;
}
