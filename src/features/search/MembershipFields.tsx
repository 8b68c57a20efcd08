import { STAFF_RATE_CODE } from '@/domain/limits';
import { Checkbox } from '@/design-system/Checkbox';
import { SelectField } from '@/design-system/SelectField';
import { membershipsOf } from '@/domain/memberSearch';
import { loyaltyTypes, memberships } from '@/domain/membership';
import type { Membership } from '@/domain/membership';
import { featureOfMembership, isStaffCode } from '@/domain/searchFeatures';
import type { SearchFeature } from '@/domain/searchFeatures';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useSession } from '@/session/useSession';
import type { SearchDraft } from './searchDraft';

interface Props {
  readonly idPrefix: string;
  readonly draft: SearchDraft;
  readonly switchedOff: ReadonlySet<SearchFeature>;
  readonly onChange: (draft: SearchDraft) => void;
}

/** The most common card first. */
const cardFirst: readonly Membership[] = ['S_CARD', ...memberships.filter((type) => type !== 'S_CARD')];

/**
 * The membership to search with. A customer's own memberships are used by default and may be left out; a guest who is
 * not signed in may name one. Staff do not need to type their code.
 */
export function MembershipFields({ idPrefix, draft, switchedOff, onChange }: Props) {
  const { t, format } = useTranslator();
  const session = useSession();
  const customer = session.kind === 'authenticated' ? session.customer : null;
  const sold = cardFirst.filter((type) => !switchedOff.has(featureOfMembership[type]));
  const own = membershipsOf(customer).filter((type) => sold.includes(type));
  // A membership that a link named stays available.
  const named = sold.filter((type) => (customer ? type === draft.member : true));
  const hasStaffRates = customer?.asom?.isStaff === true && !switchedOff.has('STAFF_DISCOUNT');
  return (
    <>
      {own.length + named.length > 0 && (
        <SelectField
          id={`${idPrefix}-member`}
          name="member"
          label={t('search.codes.member')}
          value={draft.member}
          onChange={({ target }) =>
            onChange({ ...draft, member: loyaltyTypes.find((type) => type === target.value) ?? '' })
          }
        >
          <option value="">
            {own.length > 0 ? format.list(own.map((type) => t(`stay.member.${type}`))) : t('search.codes.memberNone')}
          </option>
          {named.map((type) => (
            <option key={type} value={type}>
              {t(`stay.member.${type}`)}
            </option>
          ))}
          {own.length > 0 && <option value="NONE">{t('search.codes.memberNone')}</option>}
        </SelectField>
      )}
      {hasStaffRates && (
        <Checkbox
          id={`${idPrefix}-staff`}
          name="staff"
          label={t('search.codes.staff')}
          checked={isStaffCode(draft.promotionCode)}
          onChange={({ target }) => onChange({ ...draft, promotionCode: target.checked ? STAFF_RATE_CODE : '' })}
        />
      )}
    </>
  );
}
