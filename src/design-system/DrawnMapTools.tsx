import type { MapWords } from './drawn-map/mapWords';
import { Bar, BarLine, Tool, Tools } from './DrawnMap.styles';
import { Icon } from './Icon';
import { Minus, Plus, RotateCcw } from './icons';

interface Props {
  readonly words: MapWords;
  readonly moves: {
    readonly isMoved: boolean;
    readonly zoomIn: () => void;
    readonly zoomOut: () => void;
    readonly reset: () => void;
  };
  /** The scale bar: its width in pixels and the length it stands for. */
  readonly bar: { readonly width: number; readonly text: string };
}

/** Closer, farther and back, and the scale. */
export function DrawnMapTools({ words, moves, bar }: Props) {
  return (
    <>
      <Tools>
        <Tool type="button" aria-label={words.zoomIn} onClick={moves.zoomIn}>
          <Icon of={Plus} size="small" />
        </Tool>
        <Tool type="button" aria-label={words.zoomOut} onClick={moves.zoomOut}>
          <Icon of={Minus} size="small" />
        </Tool>
        <Tool type="button" aria-label={words.reset} aria-disabled={!moves.isMoved} onClick={moves.reset}>
          <Icon of={RotateCcw} size="small" />
        </Tool>
      </Tools>
      <Bar aria-hidden="true">
        <BarLine style={{ width: bar.width }} />
        {bar.text}
      </Bar>
    </>
  );
}
