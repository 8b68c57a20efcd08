import { ClientProviderStatus, ErrorCode, OpenFeature, ProviderEvents } from '@openfeature/web-sdk';
import { act } from '@testing-library/react';
import { CONFIG_REFRESH_MS } from '@/config/limits';
import { createFlagProvider } from './createFlagProvider';
import { RESERVATION_FLOW } from './flagNames';
import type { Flags } from './readFlags';

const domain = 'test';
const client = OpenFeature.getClient(domain);
const load = jest.fn<Promise<Flags>, []>();
const flagsOf = (features: Readonly<Record<string, boolean>>): Flags => new Map(Object.entries(features));

/** Opens the provider with the first answer of the configuration. */
async function open(first: Readonly<Record<string, boolean>> | Error): Promise<void> {
  if (first instanceof Error) load.mockRejectedValueOnce(first);
  else load.mockResolvedValueOnce(flagsOf(first));
  await OpenFeature.setProviderAndWait(domain, createFlagProvider(load)).catch(() => undefined);
}

const minute = () => act(() => jest.advanceTimersByTimeAsync(CONFIG_REFRESH_MS));

function showTab(state: 'visible' | 'hidden'): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset().mockResolvedValue(flagsOf({}));
});

afterEach(async () => {
  OpenFeature.clearHandlers();
  await OpenFeature.clearProviders();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('loading the flags', () => {
  it('is ready with the flags of the configuration', async () => {
    await open({ PETS: true, KIDS: false });
    expect(client.providerStatus).toBe(ClientProviderStatus.READY);
    expect(client.getBooleanValue('PETS', false)).toBe(true);
    expect(client.getBooleanValue('KIDS', true)).toBe(false);
  });

  it('raises a provider error with the message when the first load fails', async () => {
    const onError = jest.fn();
    client.addHandler(ProviderEvents.Error, onError);
    await open(new Error('The runtime configuration answered 503'));
    expect(client.providerStatus).toBe(ClientProviderStatus.ERROR);
    expect(onError).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'The runtime configuration answered 503', domain }),
    );
    expect(client.getBooleanDetails('PETS', false).errorCode).toBe(ErrorCode.PROVIDER_NOT_READY);
  });

  it('stays in error when only the search changes, and is ready once a later load succeeds', async () => {
    await open(new Error('lost'));
    const quiet = { error: jest.fn(), warn: jest.fn(), info: jest.fn(), debug: jest.fn() };
    OpenFeature.setLogger(quiet);
    await OpenFeature.setContext(domain, { searchFeatures: ['PETS'] });
    expect(client.providerStatus).toBe(ClientProviderStatus.ERROR);
    const ready = jest.fn();
    client.addHandler(ProviderEvents.Ready, ready);
    load.mockResolvedValueOnce(flagsOf({ PETS: true }));
    await minute();
    expect(ready).toHaveBeenCalled();
    expect(client.providerStatus).toBe(ClientProviderStatus.READY);
    expect(client.getBooleanValue('PETS', false)).toBe(true);
  });

  it('keeps the last good flags when a later load fails, and follows the next good one', async () => {
    await open({ PETS: true });
    load.mockRejectedValueOnce(new Error('lost'));
    await minute();
    expect(load).toHaveBeenCalledTimes(2);
    expect(client.providerStatus).toBe(ClientProviderStatus.READY);
    expect(client.getBooleanValue('PETS', false)).toBe(true);
    load.mockResolvedValueOnce(flagsOf({ PETS: false }));
    await minute();
    expect(client.getBooleanValue('PETS', true)).toBe(false);
  });
});

describe('refreshing the flags', () => {
  it('happens every minute, and reports what changed', async () => {
    await open({ PETS: true, KIDS: true });
    const changed = jest.fn();
    client.addHandler(ProviderEvents.ConfigurationChanged, changed);
    load.mockResolvedValueOnce(flagsOf({ PETS: true, KIDS: true }));
    await act(() => jest.advanceTimersByTimeAsync(CONFIG_REFRESH_MS - 1));
    expect(load).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(load).toHaveBeenCalledTimes(2);
    expect(changed).not.toHaveBeenCalled();
    load.mockResolvedValueOnce(flagsOf({ PETS: false, KIDS: true, roomsLeft: true }));
    await minute();
    expect(changed).toHaveBeenCalledTimes(1);
    expect(changed).toHaveBeenCalledWith(expect.objectContaining({ flagsChanged: ['PETS', 'roomsLeft'] }));
  });

  it('happens on return to the tab, not on leaving it', async () => {
    await open({ PETS: true });
    showTab('hidden');
    expect(load).toHaveBeenCalledTimes(1);
    load.mockResolvedValueOnce(flagsOf({ PETS: false }));
    showTab('visible');
    await act(async () => undefined);
    expect(load).toHaveBeenCalledTimes(2);
    expect(client.getBooleanValue('PETS', true)).toBe(false);
  });

  it('never lets a slow answer undo a later one', async () => {
    await open({ PETS: true });
    let answerLate: (flags: Flags) => void = () => undefined;
    load.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)));
    showTab('visible');
    load.mockResolvedValueOnce(flagsOf({ PETS: false }));
    showTab('visible');
    await act(async () => undefined);
    answerLate(flagsOf({ PETS: true }));
    await act(async () => undefined);
    expect(client.getBooleanValue('PETS', true)).toBe(false);
  });

  it('ends when the provider is closed', async () => {
    await open({});
    await OpenFeature.clearProviders();
    await minute();
    showTab('visible');
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('asking for a flag', () => {
  beforeEach(() => open({ PETS: true, KIDS: true, BASIC: true, REWARD_NIGHT: false }));

  it('is false with flag-not-found for an unknown name', () => {
    expect(client.getBooleanDetails('UNICORNS', false)).toMatchObject({
      value: false,
      errorCode: ErrorCode.FLAG_NOT_FOUND,
    });
  });

  it('is false from the provider whatever the default is', () => {
    const logger = { error: jest.fn(), warn: jest.fn(), info: jest.fn(), debug: jest.fn() };
    expect(createFlagProvider(load).resolveStringEvaluation('PETS', 'a', {}, logger).value).toBe('a');
    expect(OpenFeature.getProvider(domain).resolveBooleanEvaluation('UNICORNS', true, {}, logger)).toMatchObject({
      value: false,
      errorCode: ErrorCode.FLAG_NOT_FOUND,
    });
  });

  it('gives the default with flag-not-found for strings, numbers and objects, even of a known name', () => {
    const wanted = { errorCode: ErrorCode.FLAG_NOT_FOUND };
    expect(client.getStringDetails('PETS', 'usual')).toMatchObject({ ...wanted, value: 'usual' });
    expect(client.getNumberDetails('PETS', 7)).toMatchObject({ ...wanted, value: 7 });
    expect(client.getObjectDetails('PETS', { a: 1 })).toMatchObject({ ...wanted, value: { a: 1 } });
  });
});

describe('the flag of the reservation flow', () => {
  const flow = async (...searchFeatures: string[]) => {
    await OpenFeature.setContext(domain, { searchFeatures });
    return client.getBooleanDetails(RESERVATION_FLOW, false);
  };
  beforeEach(() => open({ BASIC: true, PETS: true, KIDS: true, REWARD_NIGHT: false }));

  it('is true only while every feature is on that the search needs', async () => {
    expect((await flow('BASIC')).value).toBe(true);
    expect((await flow('BASIC', 'PETS', 'KIDS')).value).toBe(true);
    expect((await flow('BASIC', 'PETS', 'REWARD_NIGHT')).value).toBe(false);
    expect((await flow('REWARD_NIGHT', 'BASIC')).value).toBe(false);
    load.mockResolvedValueOnce(flagsOf({ BASIC: true, REWARD_NIGHT: true }));
    await minute();
    expect((await flow('BASIC', 'REWARD_NIGHT')).value).toBe(true);
  });

  it('is false with flag-not-found when the search needs an unknown feature', async () => {
    expect(await flow('BASIC', 'ASOM')).toMatchObject({ value: false, errorCode: ErrorCode.FLAG_NOT_FOUND });
  });
});
