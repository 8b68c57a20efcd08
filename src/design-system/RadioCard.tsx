import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { styled } from './stitches.config';

const Frame = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: '$borderWidths$control solid $colors$borderStrong',
  borderRadius: '$card',
  backgroundColor: '$surfaceRaised',
  transition: 'border-color $transitions$quick, box-shadow $transitions$quick, background-color $transitions$quick',
  '&:hover': { borderColor: '$accent' },
  '&:has(input:checked)': {
    borderColor: '$accent',
    boxShadow: 'inset 0 0 0 1.5px $colors$accent',
    backgroundColor: '$accentMuted',
  },
  '&:has(input:focus-visible)': { outline: '3px solid $colors$focus', outlineOffset: '2px' },
  '&:has(input:disabled)': { backgroundColor: '$surfaceSunken', borderColor: '$border', color: '$textMuted' },
  '@forcedColors': { '&:has(input:checked)': { borderColor: 'Highlight', outline: '2px solid Highlight' } },
});
const Face = styled('label', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '$3',
  alignItems: 'start',
  padding: '$4',
  minHeight: '$target',
  cursor: 'pointer',
  '&:has(input:disabled)': { cursor: 'not-allowed' },
});
const Dot = styled('input', {
  width: '1.375rem',
  height: '1.375rem',
  marginTop: '0.1em',
  accentColor: '$colors$accent',
  cursor: 'inherit',
  '&:focus-visible': { outline: 'none' },
});
const Words = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '$1 $4',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
const Title = styled('span', { fontWeight: '$bold', lineHeight: '$tight', flex: '1 1 10rem', minWidth: 0 });
const Description = styled('span', {
  gridColumn: 2,
  display: 'block',
  paddingTop: '$1',
  color: '$textMuted',
  fontSize: '$label',
});
const More = styled('div', { padding: '0 $4 $4 3.125rem' });

interface RadioCardProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'title'> {
  readonly title: ReactNode;
  /** Said after the name. */
  readonly description?: ReactNode;
  /** At the end of the title's line, part of the name: a price. */
  readonly aside?: ReactNode;
  /** Below, outside the label: may hold links and buttons. */
  readonly children?: ReactNode;
}

/** A large target to choose one of a few; natively a radio button. Takes `register(...)` of a form as it is. */
export const RadioCard = forwardRef<HTMLInputElement, RadioCardProps>(function RadioCard(
  { title, description, aside, children, id, ...rest },
  ref,
) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <Frame>
      <Face htmlFor={inputId}>
        <Dot
          {...rest}
          ref={ref}
          type="radio"
          id={inputId}
          aria-labelledby={aside ? `${inputId}-title ${inputId}-aside` : `${inputId}-title`}
          aria-describedby={description ? `${inputId}-description` : undefined}
        />
        <Words>
          <Title id={`${inputId}-title`}>{title}</Title>
          {aside && <span id={`${inputId}-aside`}>{aside}</span>}
        </Words>
        {description && <Description id={`${inputId}-description`}>{description}</Description>}
      </Face>
      {children && <More>{children}</More>}
    </Frame>
  );
});
