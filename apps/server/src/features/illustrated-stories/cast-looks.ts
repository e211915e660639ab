import type { CastMember, CastSheet, Looks, SomeLooks } from '@storylantern/contract';
import type { BookPlan } from './plan-book.ts';

const alike = (one: CastMember, other: CastMember): boolean =>
  one.character.is === other.character.is &&
  one.character.name.toLowerCase() === other.character.name.toLowerCase() &&
  one.character.id.split('-')[0] === other.character.id.split('-')[0];

/**
 * A new book's cast with whoever is known already looking as they are known: friends of an earlier night as they were
 * then, brothers and sisters as their profiles have them.
 * @param looksOf how a child looks by name, with what was chosen for it.
 */
export const castLooks = (
  cast: CastSheet,
  { alsoInIt, known }: Pick<BookPlan, 'alsoInIt' | 'known'>,
  looksOf: (name: string, chosen: SomeLooks) => Looks,
): CastSheet =>
  cast.map((member) => {
    const { character, person } = member;
    const before = known.find((each) => alike(each, member));
    if (before) return before.person ? { ...member, person: before.person } : member;
    const profile = alsoInIt.find((each) => each.childName.toLowerCase() === character.name.toLowerCase());
    if (character.is !== 'other-child' || !profile || !person) return member;
    return { ...member, person: { ...person, looks: looksOf(profile.childName, profile.looks ?? {}) } };
  });
