import { SiteLink } from '@/routes/SiteLink';
import type { ReactNode } from 'react';
import { Icon } from '@/design-system/Icon';
import { Menu } from '@/design-system/icons';
import { useTranslator } from '@/i18n/TranslatorContext';
import { Frame, Opener, Panel } from './Disclosed.styles';
import { Languages } from './Languages';
import type { LocaleLink } from './localeLink';
import { useMenuLinks } from './useMenuLinks';
import { MenuLink, MenuList, OnPhoneOnly } from './SiteMenu.styles';
import { useClosingDetails } from '@/browser/useClosingDetails';

interface SiteMenuProps {
  readonly localeLinks: readonly LocaleLink[];
  /** The sign-in link or the customer's menu. */
  readonly account: ReactNode;
  /** False when the page of that is to be opened. */
  readonly onFindBooking?: () => boolean;
}

/** The menu of narrow windows. It opens without scripts. */
export function SiteMenu({ localeLinks, account, onFindBooking }: SiteMenuProps) {
  const { t } = useTranslator();
  const menu = useClosingDetails();
  const links = useMenuLinks(
    onFindBooking &&
      (() => {
        // The menu closes at the press: the focus comes back to what shows.
        menu.current?.querySelector('summary')?.focus();
        return onFindBooking();
      }),
  );
  return (
    <Frame ref={menu}>
      <Opener>
        <Icon of={Menu} size="small" />
        {t('shell.header.menu')}
      </Opener>
      <Panel>
        <nav aria-label={t('shell.header.navLabel')}>
          <MenuList>
            {links.map(({ href, label, onClick }) => (
              <li key={href}>
                <MenuLink as={SiteLink} href={href} prefetch={false} onClick={onClick}>
                  {label}
                </MenuLink>
              </li>
            ))}
          </MenuList>
        </nav>
        <OnPhoneOnly>{account}</OnPhoneOnly>
        <Languages links={localeLinks} label={t('shell.header.languagesLabel')} place="menu" />
      </Panel>
    </Frame>
  );
}
