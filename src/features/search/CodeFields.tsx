import { MAX_CODE_LENGTH } from '@/config/limits';
import { Checkbox } from '@/design-system/Checkbox';
import { Disclosure } from '@/design-system/Disclosure';
import { Stack } from '@/design-system/Stack';
import { TextField } from '@/design-system/TextField';
import { pointsOf } from '@/domain/price/pointsBalance';
import type { SearchFeature } from '@/domain/search/searchFeatures';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useSession } from '@/session/useSession';
import { MembershipFields } from './MembershipFields';
import type { SearchDraft } from './searchDraft';
import { codesId } from './showCodes';
import { SpecialRateField } from './SpecialRateField';
import type { TermFieldsProps } from './termFields';

const codes = [
  { field: 'promotionCode', name: 'promo', label: 'search.codes.promotion', feature: 'PROMOTION_CODE' },
  { field: 'companyCode', name: 'company', label: 'search.codes.company', feature: 'COMPANY_CODE' },
  { field: 'blockCode', name: 'block', label: 'search.codes.block', feature: 'BLOCK_CODE' },
] as const;

const isUsed = ({ promotionCode, companyCode, blockCode, rewardNight, members }: SearchDraft): boolean =>
  [promotionCode, companyCode, blockCode].some((value) => value !== '') || members.length > 0 || rewardNight;

/** Rarely used fields: codes, a reward night, a membership. Open at once when one is in use. */
export function CodeFields({ idPrefix, draft, switchedOff, onChange }: TermFieldsProps) {
  const { t, format } = useTranslator();
  const session = useSession();
  const points = pointsOf(session.kind === 'authenticated' ? session.customer : null);
  const isOffered = ({ feature }: { readonly feature: SearchFeature }) => !switchedOff.has(feature);
  const offeredCodes = codes.filter(isOffered);
  const hasMembers = isOffered({ feature: 'ASOM' }) || isOffered({ feature: 'SCARD' });
  const isRewardOffered = isOffered({ feature: 'REWARD_NIGHT' });
  if (offeredCodes.length === 0 && !hasMembers && !isRewardOffered) return null;
  return (
    <div id={codesId(idPrefix)}>
      <Disclosure summary={t('search.codes.summary')} tone="lined" isOpenAtFirst={isUsed(draft)}>
        <Stack gap={4}>
          {offeredCodes.map(({ field, name, label }) => (
            <TextField
              key={name}
              id={`${idPrefix}-${name}`}
              name={name}
              label={t(label)}
              optionalLabel={t('search.optional')}
              value={draft[field]}
              maxLength={MAX_CODE_LENGTH}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => onChange({ ...draft, [field]: event.target.value })}
            />
          ))}
          <MembershipFields idPrefix={idPrefix} draft={draft} switchedOff={switchedOff} onChange={onChange} />
          <SpecialRateField idPrefix={idPrefix} draft={draft} switchedOff={switchedOff} onChange={onChange} />
          {isRewardOffered && (
            <Checkbox
              id={`${idPrefix}-reward`}
              name="reward"
              value="1"
              label={t('search.codes.reward')}
              hint={[t('search.codes.rewardHint'), points && t('stay.points.has', { has: format.money(points) })]
                .filter(Boolean)
                .join(' ')}
              checked={draft.rewardNight}
              onChange={(event) => onChange({ ...draft, rewardNight: event.target.checked })}
            />
          )}
        </Stack>
      </Disclosure>
    </div>
  );
}
