import type { KeyboardEvent } from 'react';
import { Box, controlStyles, Mark } from './control.styles';
import { describedBy, FieldFrame } from './FieldFrame';
import { Icon } from './Icon';
import { CalendarDays } from './icons';
import { css } from './stitches.config';

interface DateFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly error?: string;
  /** The order of day, month and year, such as `dd/mm/yyyy`. */
  readonly placeholder: string;
  /** What stands between the figures, which scripts write by (`writeDate`). */
  readonly mark: string;
  readonly defaultValue?: string;
  readonly required?: boolean;
  /** Whether a press opens the calendar, so that no keyboard comes up on a touch screen. */
  readonly isReady: boolean;
  /** Called by a press, and by the arrow down. */
  readonly onOpen: () => void;
}

/** Where its calendar opens (`Dialog`). */
const anchor = css({ '&[name=from]': { anchorName: '--dates' } });

/**
 * A day in figures, in the order of the page's language, which a native field would leave to the browser. Typed, or
 * chosen in a calendar.
 */
export function DateField({ label, error, mark, isReady, onOpen, ...field }: DateFieldProps) {
  const { id } = field;
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    onOpen();
  };
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Box>
        <input
          {...field}
          type="text"
          inputMode={isReady ? 'none' : undefined}
          autoComplete="off"
          className={controlStyles({ kind: 'marked', className: anchor().className }).className}
          data-date={mark}
          data-opens="dates"
          aria-haspopup="dialog"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error })}
          onClick={onOpen}
          onKeyDown={openByKey}
        />
        <Mark>
          <Icon of={CalendarDays} size="small" />
        </Mark>
      </Box>
    </FieldFrame>
  );
}
