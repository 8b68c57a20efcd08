import { DrawnMapFrame } from '@/design-system/DrawnMapFrame';
import { LoadingRegion } from '@/design-system/LoadingRegion';
import { Skeleton } from '@/design-system/Skeleton';
import { Stack } from '@/design-system/Stack';
import { ToolRow } from '@/design-system/ToolRow';
import { useTranslator } from '@/i18n/TranslatorContext';
import { Foot, Frame, Head, PriceRow, Side } from './HotelCard.styles';
import { Hotels, Pane, MapSide, PriceShape, Split, ToolShape } from './SearchResults.styles';

/** A hotel's card, of which each part is still to come. */
function CardShape() {
  return (
    <Frame as="div" isWhole={false}>
      <Side />
      <Head>
        <Skeleton width="half" />
        <Skeleton />
      </Head>
      <PriceRow>
        <PriceShape>
          <Skeleton shape="button" />
        </PriceShape>
      </PriceRow>
      <Foot>
        <Skeleton width="half" />
      </Foot>
    </Frame>
  );
}

/** While the hotels are loading: the tools, the list and the map have their places already. */
export function SearchResultsSkeleton() {
  const { t } = useTranslator();
  return (
    <LoadingRegion label={t('searchResults.loading')}>
      <Stack gap={2}>
        <ToolRow lead={<Skeleton width="half" />}>
          <ToolShape>
            <Skeleton shape="button" />
          </ToolShape>
        </ToolRow>
        <Split hasMap>
          <Pane>
            <Hotels as="div">
              {[1, 2, 3, 4].map((card) => (
                <CardShape key={card} />
              ))}
            </Hotels>
          </Pane>
          <MapSide isShown={false}>
            <DrawnMapFrame shape="tall" />
          </MapSide>
        </Split>
      </Stack>
    </LoadingRegion>
  );
}
