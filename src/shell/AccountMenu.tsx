import { site } from '@/config/siteAddresses';
import { Button } from '@/design-system/Button';
import { Icon } from '@/design-system/Icon';
import { User } from '@/design-system/icons';
import type { Customer } from '@/domain/customer';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { signOut } from '@/session/signOut';
import { Memberships, Name, Who } from './AccountMenu.styles';
import { Frame, Opener, Panel } from './Disclosed.styles';
import { membershipLines } from './membershipLines';
import { useClosingDetails } from './useClosingDetails';

interface AccountMenuProps {
  readonly customer: Customer;
  /** Within the menu of a narrow window nothing has to be opened first. */
  readonly isOpen: boolean;
}

/** Who is signed in, as which kind of member, and the way out. */
export function AccountMenu({ customer, isOpen }: AccountMenuProps) {
  const { t } = useTranslator();
  const menu = useClosingDetails();
  const { firstName, lastName } = nameOf(customer);
  if (isOpen) return <WhoIsIn customer={customer} />;
  return (
    <Frame ref={menu}>
      <Opener aria-label={t('shell.account.signedInAs', { name: `${firstName} ${lastName}` })}>
        <Icon of={User} size="small" />
        <Name>{firstName}</Name>
      </Opener>
      <Panel>
        <WhoIsIn customer={customer} />
      </Panel>
    </Frame>
  );
}

const nameOf = ({ contacts }: Customer) => contacts[0]?.contact ?? { firstName: '', lastName: '' };

function WhoIsIn({ customer }: Pick<AccountMenuProps, 'customer'>) {
  const translator = useTranslator();
  const { t, locale } = translator;
  const { firstName, lastName } = nameOf(customer);
  return (
    <Who>
      <strong>
        {firstName} {lastName}
      </strong>
      <Memberships>
        {membershipLines(customer, translator).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Memberships>
      <Button variant="secondary" onClick={() => void signOut(site.local(pathOf('home', locale)))}>
        {t('shell.account.signOut')}
      </Button>
    </Who>
  );
}
