import { useId, type ReactNode } from 'react';
import { Below, Description, Face, Field, Mark, Number, Room, Sun, Term, Top } from './LoyaltyCard.styles';
import { Tag } from './Tag';

const rings = [58, 77, 98, 121, 146, 173, 202, 233, 266, 301];
const ripples = [0, 1, 2, 3, 4, 5];

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
        <Sun viewBox="0 0 400 252" aria-hidden="true" focusable="false">
          <defs>
            <clipPath id={clip}>
              <path d="M0 0h400v128H0z" />
            </clipPath>
          </defs>
          <g clipPath={`url(#${clip})`}>
            <circle className="sun" cx="324" cy="128" r="40" />
            {rings.map((radius, index) => (
              <circle key={radius} className="line" cx="324" cy="128" r={radius} opacity={0.5 - index * 0.042} />
            ))}
          </g>
          {ripples.map((row) => (
            <path
              key={row}
              className="line"
              opacity={0.5 - row * 0.06}
              d={`M${268 + row * 8} ${134 + row * 8 + row * row * 0.7}h${112 - row * 16}`}
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
            <Description>
              <bdi>{holder}</bdi>
            </Description>
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
