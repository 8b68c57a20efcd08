import { useMemo } from 'react';
import type { Failure } from '@/domain/failure';
import type { Result } from '@/domain/result';
import { readFound } from './readAnswer';
import type { QueryResult } from './useQueryResult';

/**
 * The answer to a query, read into domain types. One that cannot be read has failed, and can be asked again.
 * @param read keeps its identity while it reads the same; gives null where nothing was asked
 */
export function useRead<TData, T>(
  result: QueryResult<TData>,
  read: (data: TData) => Result<Failure, T> | null,
): QueryResult<T> {
  return useMemo(() => {
    if (result.state === 'loading') return result;
    if (result.state === 'failed') {
      const { earlier = null } = result;
      const known = earlier && readFound(() => read(earlier));
      return { ...result, earlier: known?.ok ? known.value : null };
    }
    const found = readFound(() => read(result.data));
    if (!found) return { state: 'loading' };
    return found.ok
      ? { ...result, data: found.value }
      : { state: 'failed', failure: found.failure, retry: result.refetch };
  }, [result, read]);
}
