import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import { Detail, Label, Pin, Tip } from './MapPin.styles';

interface MapPinProps extends Omit<ComponentPropsWithoutRef<'a'>, 'children' | 'className'> {
  /** The price, or a word such as "full". */
  readonly label: ReactNode;
  /** The name, where there is room for it. */
  readonly detail?: ReactNode;
  readonly isSelected?: boolean;
  /** Nothing to be had there: seen, but neither a link nor a button. Give `aria-label`. */
  readonly isMuted?: boolean;
  /** The router's link, `button`, or by default a plain link. */
  readonly as?: ElementType;
}

/** A flag on a map, its tip on the place: put it where the place is, and move it by half its width and its height. */
export function MapPin({ label, detail, isSelected, isMuted, as, ...rest }: MapPinProps) {
  const parts = (
    <>
      {detail && <Detail>{detail}</Detail>}
      <Label>{label}</Label>
      <Tip aria-hidden="true" viewBox="0 0 20 10">
        <path d="M1 0 10 9 19 0" />
      </Tip>
    </>
  );
  if (isMuted) {
    return (
      <Pin as="span" look="muted" role="img" aria-label={rest['aria-label']}>
        {parts}
      </Pin>
    );
  }
  return (
    <Pin
      {...rest}
      as={as}
      look={isSelected ? 'selected' : 'normal'}
      {...(as === 'button'
        ? { type: 'button', 'aria-pressed': isSelected ?? false }
        : { 'aria-current': isSelected || undefined })}
    >
      {parts}
    </Pin>
  );
}
