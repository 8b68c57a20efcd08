import { SelectField } from '@/design-system/SelectField';
import { Text } from '@/design-system/Text';
import { membershipsOf } from '@/domain/search/memberSearch';
import { loyaltyTypes, memberships } from '@/domain/guest/membership';
import type { Membership } from '@/domain/guest/membership';
import { featureOfMembership } from '@/domain/search/searchFeatures';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useSession } from '@/session/useSession';
import type { TermFieldsProps } from './termFields';

/** The most common card first. */
const cardFirst: readonly Membership[] = ['S_CARD', ...memberships.filter((type) => type !== 'S_CARD')];

/**
 * The membership to search with. A customer's own memberships are used by default and may be left out; a guest who is
 * not signed in may name one.
 */
export function MembershipFields({ idPrefix, draft, switchedOff, onChange }: TermFieldsProps) {
  const { t, format } = useTranslator();
  const session = useSession();
  const customer = session.kind === 'authenticated' ? session.customer : null;
  const sold = cardFirst.filter((type) => !switchedOff.has(featureOfMembership[type]));
  const own = membershipsOf(customer).filter((type) => sold.includes(type));
  const { members } = draft;
  const value = members.join(',');
  // A membership that a link named stays available, also several at once.
  const named = sold.filter((type) => (customer ? type === value : true));
  const together = members.length > 1 && members.filter((type) => type !== 'NONE');
  return (
    <>
      {own.length + named.length > 0 && (
        <SelectField
          id={`${idPrefix}-member`}
          name="member"
          label={t('search.codes.member')}
          value={value}
          onChange={({ target }) => {
            const chosen = target.value.split(',');
            onChange({ ...draft, members: loyaltyTypes.filter((type) => chosen.includes(type)) });
          }}
        >
          <option value="">
            {own.length > 0 ? format.list(own.map((type) => t(`stay.member.${type}`))) : t('search.codes.memberNone')}
          </option>
          {named.map((type) => (
            <option key={type} value={type}>
              {t(`stay.member.${type}`)}
            </option>
          ))}
          {together && <option value={value}>{format.list(together.map((type) => t(`stay.member.${type}`)))}</option>}
          {own.length > 0 && <option value="NONE">{t('search.codes.memberNone')}</option>}
        </SelectField>
      )}
      {customer?.sCard?.validity === 'EXPIRED' && <Text size="label">{t('search.codes.cardExpired')}</Text>}
    </>
  );
}
