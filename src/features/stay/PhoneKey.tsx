import { useEffect, useRef, useState } from 'react';
import { Button } from '@/design-system/Button';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import { Tag } from '@/design-system/Tag';
import { Text } from '@/design-system/Text';
import { TextField } from '@/design-system/TextField';
import { readLine } from '@/domain/guest/freeText';
import type { Reservation } from '@/domain/reservation/reservation';
import type { MobileKeyDevice, StayProgress } from '@/domain/reservation/stayProgress';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { StayCalls } from './stayCalls';
import type { StayChange } from './useStayChange';

interface Props {
  readonly reservation: Reservation;
  readonly progress: StayProgress;
  readonly calls: Pick<StayCalls, 'makeKey' | 'registerPhone' | 'removePhone'>;
  readonly change: StayChange;
  readonly onReload: () => void;
}

const MAX_NAME = 40;

/** The phones that open doors, and the keys on them. */
export function PhoneKey({ reservation, progress, calls, change, onReload }: Props) {
  const { t, format } = useTranslator();
  const { devices, mobileKeys, roomNumbers } = progress;
  const isWaiting = devices.some(({ isActive }) => !isActive);
  const phones = useRef<HTMLUListElement>(null);
  const none = useRef<HTMLParagraphElement>(null);
  const before = useRef({ isWaiting: false, count: 0 });
  useEffect(() => {
    // The button that was pressed is gone once every phone is active, or with the phone that was removed.
    const isGone = (before.current.isWaiting && !isWaiting) || devices.length < before.current.count;
    if (isGone && document.activeElement === document.body) (phones.current ?? none.current)?.focus();
    before.current = { isWaiting, count: devices.length };
  }, [isWaiting, devices.length]);
  const nameOf = (deviceId: string) => devices.find(({ id }) => id === deviceId)?.name ?? '';
  return (
    <Stack gap={4} align="start">
      {devices.length === 0 ? (
        <Text ref={none} tabIndex={-1}>
          {t('onlineStay.keys.phone.none')}
        </Text>
      ) : (
        <Stack as="ul" gap={3} ref={phones} tabIndex={-1}>
          {devices.map((device) => (
            <PhoneRow key={device.id} device={device}>
              {roomNumbers.map((room, roomIndex) => (
                <Button
                  key={room}
                  isLoading={change.isUnderWay}
                  onClick={() => void change.run(() => calls.makeKey(reservation, roomIndex, device.id))}
                >
                  {t('onlineStay.keys.phone.make', { room, name: device.name })}
                </Button>
              ))}
              <Button variant="quiet" onClick={() => void change.run(() => calls.removePhone(reservation, device.id))}>
                {t('onlineStay.keys.phone.remove', { name: device.name })}
              </Button>
            </PhoneRow>
          ))}
        </Stack>
      )}
      {isWaiting && (
        <Inline>
          <Text>{t('onlineStay.keys.phone.waitingHint')}</Text>
          <Button variant="secondary" onClick={onReload}>
            {t('onlineStay.keys.phone.check')}
          </Button>
        </Inline>
      )}
      <div role="status">
        {mobileKeys.map(({ id, roomNumber, deviceId, validUntil }) => (
          <Text key={id} weight="medium">
            {t('onlineStay.keys.phone.made', {
              room: roomNumber,
              name: nameOf(deviceId),
              until: format.instant(validUntil, reservation.hotel.timeZone),
            })}
          </Text>
        ))}
      </div>
      <AddPhone
        isAdding={change.isUnderWay}
        onAdd={(name) => change.run(() => calls.registerPhone(reservation, name))}
      />
      {devices.length > 0 && <Text tone="muted">{t('onlineStay.keys.phone.lost')}</Text>}
    </Stack>
  );
}

function PhoneRow({ device, children }: { readonly device: MobileKeyDevice; readonly children: React.ReactNode }) {
  const { t } = useTranslator();
  return (
    <li>
      <Stack gap={2} align="start">
        <Inline>
          <Text weight="medium">{device.name}</Text>
          <Tag tone={device.isActive ? 'success' : 'info'}>
            {t(device.isActive ? 'onlineStay.keys.phone.active' : 'onlineStay.keys.phone.waiting')}
          </Tag>
        </Inline>
        <Inline>{children}</Inline>
      </Stack>
    </li>
  );
}

interface AddProps {
  readonly isAdding: boolean;
  readonly onAdd: (name: string) => Promise<boolean>;
}

function AddPhone({ isAdding, onAdd }: AddProps) {
  const { t } = useTranslator();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const add = async (): Promise<void> => {
    const given = readLine(name);
    const isWrong = given === '' || given.length > MAX_NAME;
    setMissing(isWrong);
    if (!isWrong && (await onAdd(given))) setName('');
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Stack gap={3} align="start">
        <TextField
          name="phoneName"
          label={t('onlineStay.keys.phone.name')}
          hint={t('onlineStay.keys.phone.nameHint')}
          autoComplete="off"
          value={name}
          error={isMissing ? t('onlineStay.keys.phone.nameProblem') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" variant="secondary" isLoading={isAdding}>
          {t('onlineStay.keys.phone.add')}
        </Button>
      </Stack>
    </form>
  );
}
