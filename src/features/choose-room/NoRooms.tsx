import NextLink from 'next/link';
import { EmptyState } from '@/design-system/EmptyState';
import { LinkButton } from '@/design-system/LinkButton';
import { useTranslator } from '@/i18n/TranslatorContext';

/** Nothing fits: why, and the nearest way on. */
export function NoRooms({ searchHref }: { readonly searchHref: string }) {
  const { t } = useTranslator();
  return (
    <EmptyState
      title={t('chooseRoom.none.title')}
      actions={
        <LinkButton as={NextLink} href={searchHref}>
          {t('chooseRoom.none.search')}
        </LinkButton>
      }
    >
      {t('chooseRoom.none.body')}
    </EmptyState>
  );
}
