import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import type { EditCall } from '@/api/editCall';
import { contactOfReservation } from '@/domain/edit/editedContact';
import { reservedStayOf } from '@/domain/edit/editedStay';
import { editOrderOf } from '@/domain/edit/editOrder';
import type { EditAnswer, EditAttempt } from '@/domain/edit/editOrder';
import { failureOf } from '@/domain/failure';
import { money } from '@/domain/money';
import { fail, succeed } from '@/domain/result';
import { aReservation } from '@/domain/reservation/testReservation';
import { useSendEdit } from './useSendEdit';

const reservation = aReservation();
const { dates, choices } = reservedStayOf(reservation);
const order = editOrderOf(reservation, { dates, contact: null }, choices, money(24000));
const made: EditAnswer = { reservation, problem: null };
const refused: EditAnswer = {
  reservation,
  problem: { failure: failureOf('edit', 'ROOM_NOT_AVAILABLE'), isCompleted: false, total: null },
};
const noAnswer = fail(failureOf('transport', 'NETWORK'));

/** A page whose attempt is stored elsewhere, as in the browser. */
function open(call: EditCall, kept: EditAttempt | null = null) {
  const stored: (EditAttempt | null)[] = [];
  const answers: EditAnswer[] = [];
  const { result } = renderHook(() => {
    const [attempt, setAttempt] = useState(kept);
    return useSendEdit({
      editReservation: call,
      attempt,
      keepAttempt: (next) => {
        stored.push(next);
        setAttempt(next);
      },
      onAnswer: (answer) => answers.push(answer),
    });
  });
  return { page: result, stored, answers };
}

const keysOf = (call: jest.Mock): readonly string[] => call.mock.calls.map(([, key]: [unknown, string]) => key);

describe('sending a change', () => {
  it('stores the key before it sends, and drops it with the answer', async () => {
    const seen: unknown[] = [];
    const { page, stored, answers } = open(async (_order, key) => {
      seen.push([key, stored.length]);
      return succeed(made);
    });
    await act(async () => page.current.send(order));
    expect(seen).toEqual([[expect.stringMatching(new RegExp(`^${stored[0]?.key ?? ''}:change:`)), 1]]);
    expect(stored.at(-1)).toBeNull();
    expect(answers).toEqual([made]);
  });

  it('sends once when it is pressed twice', async () => {
    const call = jest.fn(async () => succeed(made));
    const { page } = open(call);
    await act(async () => {
      page.current.send(order);
      page.current.send(order);
    });
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('repeats a change without an answer under its key, also after a reload', async () => {
    const call = jest.fn(async () => noAnswer);
    const { page, stored } = open(call);
    await act(async () => page.current.send(order));
    expect(page.current.failure).toMatchObject({ kind: 'transport' });
    await act(async () => page.current.send(order));
    const later = open(call, stored.at(-1));
    await act(async () => later.page.current.send(order));
    expect(new Set(keysOf(call)).size).toBe(1);
  });

  it('takes a new key for another change or another total', async () => {
    const call = jest.fn(async () => noAnswer);
    const { page, stored } = open(call);
    await act(async () => page.current.send(order));
    await act(async () => page.current.send({ ...order, total: money(25000) }));
    const contact = contactOfReservation(reservation);
    await act(async () => page.current.send({ ...order, contact }));
    const later = open(call, stored.at(-1));
    await act(async () => later.page.current.send({ ...order, contact }));
    await act(async () => later.page.current.send(order));
    expect(keysOf(call)).toHaveLength(5);
    expect(new Set(keysOf(call)).size).toBe(4);
  });

  it('takes a new key after a refusal, which changed nothing', async () => {
    const call = jest.fn(async () => succeed(refused));
    const { page } = open(call);
    await act(async () => page.current.send(order));
    await act(async () => page.current.send(order));
    expect(new Set(keysOf(call)).size).toBe(2);
  });
});
