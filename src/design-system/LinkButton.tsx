import { forwardRef, type ComponentPropsWithoutRef, type ElementType } from 'react';
import { type ButtonLook, buttonStyles } from './button.styles';

interface LinkButtonProps extends ButtonLook, ComponentPropsWithoutRef<'a'> {
  readonly href: string;
  /** The component that draws the link, such as the router's. */
  readonly as?: ElementType;
  /** Of the router's link: false where few guests follow it. */
  readonly prefetch?: boolean;
}

/** Looks like a button, goes somewhere: a link. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { variant, size, fullWidth, iconOnly, as: Anchor = 'a', className, ...rest },
  ref,
) {
  return (
    <Anchor {...rest} ref={ref} className={buttonStyles({ variant, size, fullWidth, iconOnly, className }).className} />
  );
});
