import { SiteLink } from '@/routes/SiteLink';
import { Inline } from '@/design-system/Inline';
import { Link } from '@/design-system/Link';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { usesCode } from '@/domain/search/askedCode';
import type { AskedCode } from '@/domain/search/askedCode';
import type { RoomChoice } from '@/domain/stay/roomChoice';
import { extraLabel } from '@/domain/stay/extras';
import type { Occupancy } from '@/domain/stay/party';
import type { RoomSummary } from '@/domain/price/priceSummary';
import { askedCodeText } from '@/i18n/askedCodeText';
import { useTranslator } from '@/i18n/TranslatorContext';
import { occupancyText } from './occupancyText';
import { dotted } from '@/i18n/dotted';

export interface RoomInSummary {
  readonly choice: RoomChoice;
  readonly occupancy: Occupancy;
  readonly summary: RoomSummary | null;
  readonly changeHref: string;
  /** The code of the search, if any. */
  readonly asked: AskedCode | null;
}

interface Props {
  readonly room: RoomInSummary;
  readonly index: number;
}

/** One room: who sleeps there, what was chosen, and the link to change it. */
export function SummaryRoom({ room: { choice, occupancy, summary, changeHref, asked }, index }: Props) {
  const translator = useTranslator();
  const { t, format } = translator;
  const name = t('staySummary.room', { number: index + 1 });
  return (
    <Stack gap={1}>
      <Inline justify="between" align="baseline">
        <Text weight="bold">{name}</Text>
        {choice.room && (
          <Link
            as={SiteLink}
            href={changeHref}
            tone="alone"
            aria-label={t('staySummary.changeRoom', { number: index + 1 })}
          >
            {t('staySummary.change')}
          </Link>
        )}
      </Inline>
      <Text size="label" tone="muted">
        {occupancyText(occupancy, translator)}
      </Text>
      <Text size="label" lang={choice.room ? translator.contentLang : undefined}>
        {choice.room ? dotted([choice.room.name, choice.rate?.name ?? ''].filter(Boolean)) : t('staySummary.notChosen')}
      </Text>
      {asked && choice.offer && (
        <Text size="label" tone={usesCode(choice.offer, asked) ? 'success' : 'muted'}>
          {askedCodeText(asked, usesCode(choice.offer, asked) ? 'used' : 'unused', translator)}
        </Text>
      )}
      {Object.values(choice.extraServices).map((extra) => (
        <Text key={extra.id} size="label" lang={translator.contentLang}>
          {extraLabel(extra.name, extra.quantity)}
        </Text>
      ))}
      {choice.travelCot > 0 && <Text size="label">{translator.plural('stay.travelCots', choice.travelCot)}</Text>}
      {summary && (
        <Text weight="medium" numbers="tabular">
          {format.money(summary.total)}
        </Text>
      )}
    </Stack>
  );
}
