import type { AgeBand, Child, ChildDetails, Gender, SomeLooks } from '@storylantern/contract';

/** What stands in the form of a child. '' is "not chosen". */
export interface Draft {
  readonly nickname: string;
  readonly ageBand: AgeBand | '';
  /** '01' to '12'. */
  readonly month: string;
  readonly year: string;
  readonly gender: Gender | '';
  readonly looks: SomeLooks;
  readonly interests: string;
  readonly helps: string;
  readonly nameSaid: string;
}

export const EMPTY: Draft = {
  nickname: '',
  ageBand: '',
  month: '',
  year: '',
  gender: '',
  looks: {},
  interests: '',
  helps: '',
  nameSaid: '',
};

/** What the form of a child opens with. */
export function draftOf(child: Child): Draft {
  const [year = '', month = ''] = child.birthMonth?.split('-') ?? [];
  return {
    nickname: child.nickname,
    ageBand: child.ageBand ?? '',
    month,
    year,
    gender: child.gender ?? '',
    looks: child.looks,
    interests: child.interests,
    helps: child.helps,
    nameSaid: child.nameSaid ?? '',
  };
}

/** "YYYY-MM" when both are chosen, '' when neither is, null when one is missing. */
export function birthMonthOf({ month, year }: Pick<Draft, 'month' | 'year'>): string | null {
  if (month === '' && year === '') return '';
  return month === '' || year === '' ? null : `${year}-${month}`;
}

/** What is sent. A name that is said as it is written needs no respelling. */
export function detailsOf(draft: Draft): ChildDetails {
  const asWritten = ['', draft.nickname.trim()].includes(draft.nameSaid.trim());
  return {
    nickname: draft.nickname.trim(),
    ageBand: draft.ageBand || null,
    birthMonth: birthMonthOf(draft) || null,
    gender: draft.gender || null,
    looks: draft.looks,
    interests: draft.interests.trim(),
    helps: draft.helps.trim(),
    nameSaid: asWritten ? null : draft.nameSaid.trim(),
  };
}
