import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { controlStyles, Mark } from './control.styles';
import { Icon } from './Icon';
import { ChevronDown } from './icons';
import { styled } from './stitches.config';

const Label = styled('label', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  flex: '1 1 6rem',
  minWidth: 0,
  fontSize: '$label',
  fontWeight: '$bold',
  '@tablet': { flex: '0 1 auto', marginLeft: 'auto' },
});

/** A phone shows the choice alone; the words stay the name of the field. */
const Words = styled('span', {
  flex: 'none',
  '@belowTablet': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

const Box = styled('span', {
  position: 'relative',
  flex: '1 1 auto',
  minWidth: 0,
  '& select': {
    minHeight: '$target',
    paddingBlock: '$1',
    paddingLeft: '$3',
    fontSize: '$label',
    fontWeight: '$medium',
  },
});

interface ToolSelectProps extends ComponentPropsWithoutRef<'select'> {
  readonly id: string;
  readonly label: string;
  /** `<option>`s. */
  readonly children: ReactNode;
}

/** A choice in a row of tools: its label stands before it where there is room. */
export function ToolSelect({ id, label, className, ...rest }: ToolSelectProps) {
  return (
    <Label htmlFor={id}>
      <Words>{label}</Words>
      <Box>
        <select {...rest} id={id} className={controlStyles({ kind: 'marked', className }).className} />
        <Mark>
          <Icon of={ChevronDown} size="small" />
        </Mark>
      </Box>
    </Label>
  );
}
