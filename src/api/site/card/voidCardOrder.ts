import { graphql } from 'relay-runtime';
import { environment } from '@/config/environment';
import type { CardOrderKey } from '@/domain/card/cardOrder';
import { decodeFailureCode, failureOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import { fail, succeed } from '@/domain/result';
import type { Result } from '@/domain/result';
import { answerOf } from '../../answerOf';
import { changePlainly } from '../../askPlainly';
import { keyOfPress } from '../../keyOfPress';
import { readFound } from '../../readAnswer';
import { readOptional } from '../../readEach';
import { readBoolean } from '../../readLeaf';
import type { voidCardOrderMutation } from './__generated__/voidCardOrderMutation.graphql';

const mutation = graphql`
  mutation voidCardOrderMutation($input: VoidSCardOrderInput!) {
    voidSCardOrder(input: $input) {
      voided
      error {
        type
      }
    }
  }
`;

const notFound = failureOf('reservation', 'NOT_FOUND');

/** Gives up an order that is not paid: once it is done, nothing of it can be charged any more. */
export const voidCardOrder = ({ orderId, orderKey }: CardOrderKey): Promise<Result<Failure, 'voided'>> =>
  answerOf(async () => {
    const sentAs = keyOfPress('void', orderId);
    const variables = { input: { orderId, orderKey } };
    const call = changePlainly<voidCardOrderMutation>(environment.siteEndpoint, mutation, variables, sentAs);
    const { voidSCardOrder: answer } = await call;
    const read = readFound(() => {
      if (readOptional(answer.voided, readBoolean)) return succeed('voided' as const);
      return answer.error ? fail(decodeFailureCode('cardOrder', answer.error.type)) : null;
    });
    return read ?? fail(notFound);
  });
