import { forwardRef, useId, type ComponentPropsWithoutRef, type MouseEvent, type ReactNode } from 'react';
import { styled } from './stitches.config';

const Frame = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  containerType: 'inline-size',
  border: '$borderWidths$control solid $colors$borderStrong',
  borderRadius: '$card',
  backgroundColor: '$surfaceRaised',
  transition: 'border-color $transitions$quick, box-shadow $transitions$quick, background-color $transitions$quick',
  '&:hover': { borderColor: '$accent' },
  '&:has(input:checked)': {
    borderColor: '$accent',
    boxShadow: '$chosen$shadow',
    backgroundColor: '$accentMuted',
  },
  '&:has(input:focus-visible)': { outline: '3px solid $colors$focus', outlineOffset: '2px' },
  '&:has(input:disabled)': { backgroundColor: '$surfaceSunken', borderColor: '$border', color: '$textMuted' },
  '@forcedColors': { '&:has(input:checked)': { borderColor: 'Highlight', outline: '2px solid Highlight' } },
});
const Face = styled('label', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"dot title aside" ". more aside"',
  columnGap: '$3',
  rowGap: '$2',
  alignItems: 'start',
  padding: '$4',
  minHeight: '$target',
  cursor: 'pointer',
  '&:has(input:disabled):not([data-answers])': { cursor: 'not-allowed' },
  '@container (max-width: 30rem)': { gridTemplateAreas: '"dot title title" ". more more" ". aside aside"' },
  '@container (max-width: 16rem)': { gridTemplateAreas: '"dot title title" "more more more" "aside aside aside"' },
});
const Dot = styled('input', {
  gridArea: 'dot',
  width: '1.5rem',
  height: '1.5rem',
  marginTop: '0.1em',
  accentColor: '$colors$accent',
  cursor: 'inherit',
  '&:focus-visible': { outline: 'none' },
  // The press is its label's: some browsers send none of a disabled input.
  '&:disabled': { pointerEvents: 'none' },
});
const Title = styled('span', {
  gridArea: 'title',
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontWeight: '$bold',
  lineHeight: '$tight',
  paddingTop: '0.15em',
});
const Description = styled('span', {
  gridArea: 'more',
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: '$textMuted',
  fontSize: '$label',
});
/** At the end of the line; below the words where there is no room beside them. */
const Aside = styled('span', { gridArea: 'aside', justifySelf: 'end' });
const More = styled('div', {
  padding: '0 $4 $4 3.125rem',
  '@container (max-width: 16rem)': { paddingLeft: '$4' },
});

interface RadioCardProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'title'> {
  readonly title: ReactNode;
  /** Read after the name. */
  readonly description?: ReactNode;
  /** At the end of the title's line, part of the name: a price. */
  readonly aside?: ReactNode;
  /** Below, outside the label: may hold links and buttons. */
  readonly children?: ReactNode;
  /**
   * A press while it is disabled, which says what would enable it. The same must be at the first button of `children`, for
   * a keyboard: the focus goes there.
   */
  readonly onPressDisabled?: () => void;
}

/** A large target to choose one of a few; natively a radio button. Takes `register(...)` of a form as it is. */
export const RadioCard = forwardRef<HTMLInputElement, RadioCardProps>(function RadioCard(
  { title, description, aside, children, id, onPressDisabled, ...rest },
  ref,
) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const pressDisabled = onPressDisabled && {
    'data-answers': '',
    onClick: ({ currentTarget }: MouseEvent) => {
      currentTarget.parentElement?.querySelector('button')?.focus();
      onPressDisabled();
    },
  };
  return (
    <Frame>
      <Face htmlFor={inputId} {...pressDisabled}>
        <Dot
          {...rest}
          ref={ref}
          type="radio"
          id={inputId}
          aria-labelledby={aside ? `${inputId}-title ${inputId}-aside` : `${inputId}-title`}
          aria-describedby={description ? `${inputId}-description` : undefined}
        />
        <Title id={`${inputId}-title`}>{title}</Title>
        {description && <Description id={`${inputId}-description`}>{description}</Description>}
        {aside && <Aside id={`${inputId}-aside`}>{aside}</Aside>}
      </Face>
      {children && <More>{children}</More>}
    </Frame>
  );
});
