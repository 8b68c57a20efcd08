import { SelectField } from '@/design-system/SelectField';
import { SPECIAL_RATE_CODES } from '@/domain/limits';
import { offeredSpecialRates, specialRateOf, specialRates } from '@/domain/search/specialRates';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useSession } from '@/session/useSession';
import { termsOf } from './searchDraft';
import type { TermFieldsProps } from './termFields';

/** The rates of staff, their friends and schools, for those whom they are for: nobody needs to know their codes. */
export function SpecialRateField({ idPrefix, draft, switchedOff, onChange }: TermFieldsProps) {
  const { t } = useTranslator();
  const session = useSession();
  const customer = session.kind === 'authenticated' ? session.customer : null;
  const chosen = specialRateOf(draft.promotionCode);
  const forStaffOnly = ['STAFF', 'FRIENDS'];
  const offered = offeredSpecialRates({ customer, party: termsOf(draft).party }).filter(
    (rate) => !switchedOff.has('PROMOTION_CODE') && !(switchedOff.has('STAFF_DISCOUNT') && forStaffOnly.includes(rate)),
  );
  if (offered.length === 0) return null;
  return (
    <SelectField
      id={`${idPrefix}-special`}
      name="special"
      label={t('search.codes.special.label')}
      value={chosen ?? ''}
      onChange={({ target }) => {
        const rate = offered.find((each) => each === target.value);
        // The API takes one code at a time.
        const others = rate ? { companyCode: '', blockCode: '', rewardNight: false } : {};
        onChange({ ...draft, ...others, promotionCode: rate ? SPECIAL_RATE_CODES[rate] : '' });
      }}
    >
      <option value="">{t('search.codes.special.none')}</option>
      {specialRates
        .filter((rate) => offered.includes(rate) || rate === chosen)
        .map((rate) => (
          <option key={rate} value={rate}>
            {t(`search.codes.special.${rate}`)}
          </option>
        ))}
    </SelectField>
  );
}
