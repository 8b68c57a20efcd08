import NextLink from 'next/link';
import type { MouseEvent } from 'react';
import { Container } from '@/design-system/Container';
import { Icon } from '@/design-system/Icon';
import { CalendarDays, Globe, Search } from '@/design-system/icons';
import { LinkButton } from '@/design-system/LinkButton';
import type { Brand } from '@/domain/hotel';
import { useTranslator } from '@/i18n/TranslatorContext';
import { isSwitchedOn } from '@/routes/isSwitchedOn';
import { pathOf } from '@/routes/routes';
import { Account } from './Account';
import { Bar, Home, Menu, NarrowOnly, RoomyMenu, RoomyWords, Row, ToolLink, Tools, WideOnly } from './Header.styles';
import { Languages } from './Languages';
import type { LocaleLink } from './localeLink';
import { Wordmark } from './Wordmark';

interface HeaderProps {
  readonly brand?: Brand;
  readonly homeHref: string;
  readonly localeLinks: readonly LocaleLink[];
  readonly onOpenSearch?: () => void;
}

export function Header({ brand, homeHref, localeLinks, onOpenSearch }: HeaderProps) {
  const { t, locale } = useTranslator();
  const openSearch = (event: MouseEvent) => {
    if (!onOpenSearch || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpenSearch();
  };
  return (
    <Bar>
      <Container>
        <Row>
          <Home as={NextLink} href={homeHref}>
            <Wordmark brand={brand} />
          </Home>
          <Tools>
            <Menu aria-label={t('shell.header.navLabel')}>
              <RoomyMenu>
                {(['offers', 'news'] as const)
                  .filter((route) => isSwitchedOn(route))
                  .map((route) => (
                    <ToolLink key={route} as={NextLink} href={pathOf(route, locale)} prefetch={false}>
                      {t(`shell.footer.${route}`)}
                    </ToolLink>
                  ))}
              </RoomyMenu>
              <ToolLink as={NextLink} href={pathOf('findReservation', locale)} prefetch={false}>
                <Icon of={CalendarDays} size="small" />
                <RoomyWords>{t('shell.header.myBooking')}</RoomyWords>
              </ToolLink>
            </Menu>
            <Account />
            <WideOnly>
              <Languages links={localeLinks} label={t('shell.header.languagesLabel')} place="header" />
            </WideOnly>
            <NarrowOnly>
              <ToolLink href="#languages">
                <Icon of={Globe} size="small" />
                <RoomyWords>{t('shell.header.toLanguages')}</RoomyWords>
              </ToolLink>
            </NarrowOnly>
            {onOpenSearch && (
              // Until scripts run it is a way to the search form of the home page.
              <LinkButton href={`${homeHref}#search`} as={NextLink} variant="header" size="small" onClick={openSearch}>
                <Icon of={Search} size="small" />
                <RoomyWords>{t('shell.header.search')}</RoomyWords>
              </LinkButton>
            )}
          </Tools>
        </Row>
      </Container>
    </Bar>
  );
}
