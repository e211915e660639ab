import { checkStoryText, type SentenceKind, type Story } from '@storylantern/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiPath, callApi, type AnswerOf } from '../../lib/api-client.ts';
import { useSettled } from '../../lib/use-settled.ts';

/** A pause in the typing after which the words are looked at, in milliseconds. */
const PAUSE = 450;

/** What the criteria say of other words for a paragraph. */
export type TextCheck = AnswerOf<typeof checkStoryText>;

interface Checked {
  /** Of the words as they are now, or, while `isBehind`, of those of a moment ago. */
  readonly check: TextCheck | undefined;
  readonly isBehind: boolean;
  /** The words could not be looked at. */
  readonly failed: boolean;
}

/** Has words looked at while they are written, after each pause in the typing. */
export function useTextCheck({ id, version }: Story, paragraph: SentenceKind, text: string): Checked {
  const words = text.trim();
  const settled = useSettled(words, PAUSE);
  const { data, isPlaceholderData, isError } = useQuery<TextCheck>({
    queryKey: [apiPath(checkStoryText.path, { id }), version, paragraph, settled],
    queryFn: ({ signal }) => callApi(checkStoryText, { params: { id }, body: { paragraph, text: settled }, signal }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  return {
    check: settled === '' ? undefined : data,
    isBehind: isPlaceholderData || settled !== words,
    failed: isError,
  };
}
