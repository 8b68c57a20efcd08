import type { ReactNode } from 'react';

type State = 'rest' | 'hover' | 'focus' | 'active';

interface StatesProps {
  readonly of?: readonly State[];
  /** A function for examples whose ids must differ. */
  readonly children: ReactNode | ((state: State) => ReactNode);
}

/** The same example at rest, pointed at, focused and pressed, beside each other. */
export function States({ of = ['rest', 'hover', 'focus', 'active'], children }: StatesProps) {
  return (
    <div className="g-states">
      {of.map((state) => (
        <div key={state} className="g-state">
          <span className="g-note" lang="en">
            {state}
          </span>
          <div className={`is-${state}`}>{typeof children === 'function' ? children(state) : children}</div>
        </div>
      ))}
    </div>
  );
}
