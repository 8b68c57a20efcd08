import { useState } from 'react';
import { Button } from './Button';
import { Icon } from './Icon';
import { Play } from './icons';
import { Link } from './Link';
import { styled } from './stitches.config';

const Place = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  gap: '$3',
  aspectRatio: '16 / 9',
  padding: '$5',
  borderRadius: '$card',
  border: '$borderWidths$hairline solid $colors$border',
  backgroundColor: '$surfaceSunken',
  '@print': { aspectRatio: 'auto' },
  // The link to the video's own page stands there instead.
  '@media (scripting: none)': { '& > button': { display: 'none' } },
});
const Title = styled('p', { fontWeight: '$bold', fontSize: '$lead', lineHeight: '$tight' });
const Notice = styled('p', { color: '$textMuted', fontSize: '$label', maxWidth: '56ch' });
const Player = styled('iframe', {
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  border: 0,
  borderRadius: '$card',
  backgroundColor: '$surfaceSunken',
});

export interface VideoWords {
  readonly play: string;
  /** The note on who receives data when the video is played. */
  readonly notice: string;
  /** The link for browsers without scripts. */
  readonly elsewhere: string;
}

interface RichTextVideoProps {
  readonly title: string;
  /** The player's address. Its host is not contacted before the guest plays the video. */
  readonly player: string;
  /** The video's own page. */
  readonly page: string;
  readonly words: VideoWords;
}

/** A video's place, and its player once it is asked for. */
export function RichTextVideo({ title, player, page, words }: RichTextVideoProps) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) {
    return (
      <Player
        src={player}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // The player refuses to play without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
        // The button that had the focus is gone.
        ref={(frame) => frame?.focus()}
      />
    );
  }
  return (
    <Place>
      <Title>{title}</Title>
      <Notice>{words.notice}</Notice>
      <Button variant="secondary" onClick={() => setWanted(true)}>
        <Icon of={Play} size="small" />
        {words.play}
      </Button>
      <noscript>
        <Link tone="alone" href={page}>
          {words.elsewhere}
        </Link>
      </noscript>
    </Place>
  );
}
