import { MAX_CODE_LENGTH } from '@/config/limits';
import { Checkbox } from '@/design-system/Checkbox';
import { Disclosure } from '@/design-system/Disclosure';
import { SelectField } from '@/design-system/SelectField';
import { Stack } from '@/design-system/Stack';
import { TextField } from '@/design-system/TextField';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { SearchDraft } from './searchDraft';

interface Props {
  readonly idPrefix: string;
  readonly draft: SearchDraft;
  readonly onChange: (draft: SearchDraft) => void;
}

const codes = [
  { field: 'promotionCode', name: 'promo', label: 'search.codes.promotion' },
  { field: 'companyCode', name: 'company', label: 'search.codes.company' },
  { field: 'blockCode', name: 'block', label: 'search.codes.block' },
] as const;

const members = ['S_CARD', 'ASOM'] as const;

const isUsed = ({ promotionCode, companyCode, blockCode, rewardNight, member }: SearchDraft): boolean =>
  [promotionCode, companyCode, blockCode, member].some((value) => value !== '') || rewardNight;

/** What few guests have: codes, a reward night, a membership. Open at once when something is in use. */
export function CodeFields({ idPrefix, draft, onChange }: Props) {
  const { t } = useTranslator();
  return (
    <Disclosure summary={t('search.codes.summary')} tone="lined" isOpenAtFirst={isUsed(draft)}>
      <Stack gap={4}>
        {codes.map(({ field, name, label }) => (
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
        <SelectField
          id={`${idPrefix}-member`}
          name="member"
          label={t('search.codes.member')}
          value={draft.member}
          onChange={(event) =>
            onChange({ ...draft, member: members.find((each) => each === event.target.value) ?? '' })
          }
        >
          <option value="">{t('search.codes.memberNone')}</option>
          {members.map((member) => (
            <option key={member} value={member}>
              {t(`stay.member.${member}`)}
            </option>
          ))}
        </SelectField>
        <Checkbox
          id={`${idPrefix}-reward`}
          name="reward"
          value="1"
          label={t('search.codes.reward')}
          hint={t('search.codes.rewardHint')}
          checked={draft.rewardNight}
          onChange={(event) => onChange({ ...draft, rewardNight: event.target.checked })}
        />
      </Stack>
    </Disclosure>
  );
}
