import { useId, type ReactNode } from 'react';
import { Below, Description, Face, Field, Mark, Number, Room, Sun, Term, Top } from './LoyaltyCard.styles';
import { Tag } from './Tag';

interface LoyaltyCardProps {
  /** The brand's mark and the card's name. */
  readonly mark: ReactNode;
  /** Written as its owner writes it, in either direction. */
  readonly holder: string;
  /** In groups, as it is read out. */
  readonly number: string;
  readonly validThrough: string;
  readonly state?: 'valid' | 'expiring' | 'expired';
  /** What the state is called; needed where it is not plainly valid. */
  readonly stateLabel?: string;
  readonly labels: {
    readonly card: string;
    readonly holder: string;
    readonly number: string;
    readonly validThrough: string;
  };
}

/** The membership card as one would hold it: the size of every card in the purse. */
export function LoyaltyCard(props: LoyaltyCardProps) {
  const { mark, holder, number, validThrough, state = 'valid', stateLabel, labels } = props;
  const clip = useId();
  return (
    <Room role="group" aria-label={labels.card}>
      <Face isExpired={state === 'expired'}>
        <Sun viewBox="0 0 400 252" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" focusable="false">
          <defs>
            <clipPath id={clip}>
              <path d="M0 0h400v166H0z" />
            </clipPath>
          </defs>
          <g clipPath={`url(#${clip})`}>
            <circle className="sun" cx="318" cy="166" r="46" />
            {[66, 86, 108, 132, 158, 186, 216, 248, 282, 318].map((radius, index) => (
              <circle key={radius} className="ring" cx="318" cy="166" r={radius} opacity={0.5 - index * 0.042} />
            ))}
          </g>
          {[0, 1, 2, 3, 4, 5, 6].map((row) => (
            <path
              key={row}
              className="ring"
              opacity={0.42 - row * 0.05}
              d={`M${318 - 150 + row * 22} ${172 + row * 11}h${300 - row * 44}`}
            />
          ))}
        </Sun>
        <Top>
          <Mark>{mark}</Mark>
          {stateLabel && (
            <Tag tone={state === 'valid' ? 'neutral' : state === 'expiring' ? 'warning' : 'error'}>{stateLabel}</Tag>
          )}
        </Top>
        <Below>
          <Field place="number">
            <Term>{labels.number}</Term>
            <Number dir="ltr">{number}</Number>
          </Field>
          <Field place="holder">
            <Term>{labels.holder}</Term>
            <Description dir="auto">{holder}</Description>
          </Field>
          <Field place="date">
            <Term>{labels.validThrough}</Term>
            <Description>{validThrough}</Description>
          </Field>
        </Below>
      </Face>
    </Room>
  );
}
