import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import { css, styled } from './compiledStyles';

const Line = styled('p', 'c-line', {
  tone: { muted: 'aa', loud: 'bb' },
  wide: { true: 'cc', false: 'dd' },
  gap: { 4: 'ee' },
});

describe('a compiled component', () => {
  it('is its own element or the one of `as`, and forwards its ref', () => {
    const paragraph = createRef<HTMLElement>();
    const heading = createRef<HTMLElement>();
    render(
      <>
        <Line ref={paragraph} />
        <Line as="h2" ref={heading}>
          Rooms
        </Line>
      </>,
    );
    expect(paragraph.current?.tagName).toBe('P');
    expect(heading.current).toBe(screen.getByRole('heading', { name: 'Rooms' }));
    expect(heading.current?.outerHTML).toBe('<h2 class="c-line">Rooms</h2>');
  });

  it('turns words, numbers and yes or no into classes, and keeps them out of the page', () => {
    const { container } = render(
      <Line tone="muted" wide={false} gap={4} id="line" aria-hidden className=" own  c-line " />,
    );
    expect(container.innerHTML).toBe(
      '<p id="line" aria-hidden="true" class="c-line c-line-aa-tone-muted c-line-dd-wide-false c-line-ee-gap-4 own"></p>',
    );
  });
});

describe('compiled classes', () => {
  const classes = css('c-box', { tone: { muted: 'aa' }, wide: { true: 'bb' } }, { tone: 'muted' }, [
    [{ tone: 'muted', wide: 'true' }, 'xx'],
  ]);

  it('are the default ones where nothing is chosen, also by a variant left undefined', () => {
    expect(classes().className).toBe('c-box c-box-aa-tone-muted');
    expect(classes({ tone: undefined }).className).toBe('c-box c-box-aa-tone-muted');
  });

  it('leave a value without rules, and an unknown one, without a class', () => {
    expect(classes({ tone: 'plain' }).className).toBe('c-box');
    expect(classes({ tone: null }).className).toBe('c-box');
  });

  it('know what goes together', () => {
    expect(classes({ wide: true }).className).toBe('c-box c-box-aa-tone-muted c-box-bb-wide-true c-box-xx-cv');
    expect(classes({ wide: true, tone: 'plain' }).className).toBe('c-box c-box-bb-wide-true');
  });

  it('can be had without a choice, as a name', () => {
    expect(classes.className).toBe('c-box');
    expect(`${classes}`).toBe('c-box');
    expect(`${classes({ className: 'own' })}`).toBe('c-box c-box-aa-tone-muted own');
  });
});
