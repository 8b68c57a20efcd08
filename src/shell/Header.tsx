import { SiteLink } from '@/routes/SiteLink';
import type { MouseEvent } from 'react';
import { Container } from '@/design-system/Container';
import { Icon } from '@/design-system/Icon';
import { Search } from '@/design-system/icons';
import { LinkButton } from '@/design-system/LinkButton';
import type { Brand } from '@/domain/content/hotel';
import { useTranslator } from '@/i18n/TranslatorContext';
import { Account } from './Account';
import { Bar, BelowWide, FromTablet, Home, Row, ToolLink, Tools, WideNav, WideOnly } from './Header.styles';
import { Languages } from './Languages';
import type { LocaleLink } from './localeLink';
import { SiteMenu } from './SiteMenu';
import { useMenuLinks } from './useMenuLinks';
import { Wordmark } from './Wordmark';

/** What the header opens over the page. */
export interface HeaderOpeners {
  readonly onOpenSearch?: () => void;
  /** False when the page of that is to be opened. */
  readonly onFindBooking?: () => boolean;
}

interface HeaderProps extends HeaderOpeners {
  readonly brand?: Brand;
  readonly homeHref: string;
  readonly localeLinks: readonly LocaleLink[];
}

/** Home, the main pages and the search: in a row where there is room, else in a menu. */
export function Header({ brand, homeHref, localeLinks, onOpenSearch, onFindBooking }: HeaderProps) {
  const { t } = useTranslator();
  const links = useMenuLinks(onFindBooking);
  const openSearch = (event: MouseEvent) => {
    if (!onOpenSearch || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpenSearch();
  };
  return (
    <Bar>
      <Container>
        <Row>
          <Home as={SiteLink} href={homeHref} prefetch={false}>
            <Wordmark brand={brand} />
          </Home>
          <Tools>
            <WideNav aria-label={t('shell.header.navLabel')}>
              {links.map(({ href, label, onClick }) => (
                <ToolLink key={href} as={SiteLink} href={href} prefetch={false} onClick={onClick}>
                  {label}
                </ToolLink>
              ))}
            </WideNav>
            <FromTablet>
              <Account place="header" />
            </FromTablet>
            <WideOnly>
              <Languages links={localeLinks} label={t('shell.header.languagesLabel')} place="header" />
            </WideOnly>
            {onOpenSearch && (
              // Until scripts run it is a way to the search form of the home page.
              <LinkButton
                href={`${homeHref}#search`}
                as={SiteLink}
                prefetch={false}
                variant="header"
                size="small"
                // A press on a page that sleeps waits for the drawer.
                data-opens="search"
                onClick={openSearch}
              >
                <FromTablet>
                  <Icon of={Search} size="small" />
                </FromTablet>
                {t('shell.header.search')}
              </LinkButton>
            )}
            <BelowWide>
              <SiteMenu localeLinks={localeLinks} onFindBooking={onFindBooking} account={<Account place="menu" />} />
            </BelowWide>
          </Tools>
        </Row>
      </Container>
    </Bar>
  );
}
