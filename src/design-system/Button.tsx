import { forwardRef, useContext, type ComponentPropsWithoutRef, type MouseEvent } from 'react';
import { type ButtonLook, buttonStyles } from './button.styles';
import { InLiveRegion } from './InLiveRegion';
import { Spinner } from './Spinner';
import { styled } from './stitches.config';
import { VisuallyHidden } from './VisuallyHidden';

const Words = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  minWidth: 0,
  variants: { covered: { true: { opacity: 0 } } },
});

const Cover = styled('span', { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

interface ButtonProps extends ButtonLook, ComponentPropsWithoutRef<'button'> {
  /** Keeps its size and the focus, and ignores presses. */
  readonly isLoading?: boolean;
  /** Announced to screen readers when loading begins. */
  readonly loadingLabel?: string;
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, fullWidth, iconOnly, isLoading = false, loadingLabel, className, children, onClick, ...rest },
  ref,
) {
  const isAnnounced = useContext(InLiveRegion);
  const isInert = isLoading || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also stops the form of a submit button from being sent again.
    if (isInert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        type="button"
        {...rest}
        ref={ref}
        className={buttonStyles({ variant, size, fullWidth, iconOnly, className }).className}
        onClick={press}
        aria-disabled={isInert || undefined}
        data-loading={isLoading || undefined}
      >
        <Words covered={isLoading}>{children}</Words>
        {isLoading && (
          <Cover>
            <Spinner />
          </Cover>
        )}
      </button>
      {loadingLabel !== undefined && (
        <VisuallyHidden role={isAnnounced ? undefined : 'status'}>{isLoading ? loadingLabel : ''}</VisuallyHidden>
      )}
    </>
  );
});
