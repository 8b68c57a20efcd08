import { SiteLink } from '@/routes/SiteLink';
import { EmptyState } from '@/design-system/EmptyState';
import { LinkButton } from '@/design-system/LinkButton';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ScreenOnly } from './myCard.styles';
import type { MyCardLinks } from './myCardProps';

/** An account without a card, and the ways to one. */
export function NoCard({ links }: { readonly links: Pick<MyCardLinks, 'buy' | 'connect'> }) {
  const { t } = useTranslator();
  return (
    <ScreenOnly>
      <EmptyState
        title={t('myCard.none.title')}
        actions={
          <>
            <LinkButton as={SiteLink} href={links.connect}>
              {t('myCard.none.connect')}
            </LinkButton>
            <LinkButton as={SiteLink} variant="secondary" href={links.buy}>
              {t('myCard.none.buy')}
            </LinkButton>
          </>
        }
      >
        {t('myCard.none.body')}
      </EmptyState>
    </ScreenOnly>
  );
}
