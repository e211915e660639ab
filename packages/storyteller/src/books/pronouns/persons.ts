import type { BookScript, Character } from '@storylantern/contract';
import { escaped } from '../../words/escaped.ts';
import { namePattern } from '../audit/who-is-named.ts';

/** Somebody of a book, and what else they can be called. */
export interface Person {
  readonly name: string;
  readonly said: 'he' | 'she' | null;
  /** The book may call them by it; a family's own cat may be a he or a she, and nobody has said which. */
  readonly may: boolean;
  /** What they are, so that "the bear" is nobody else. */
  readonly kind: string | null;
}

const SHE = /^(?:mum\w*|mam|mom\w*|nan\w*|gran|grann\w*|grandma|auntie?|aunty|mrs|miss|ms)\b/i;
const HE = /^(?:dad\w*|grandad\w*|grandpa\w*|uncle|mr)\b/i;

/** As a pattern, a name. */
export const asSaid = (name: string): string => String.raw`(?<!\p{L})${escaped(name)}(?!\p{L})`;

const ofName = (name: string): Person['said'] => (SHE.test(name) ? 'she' : HE.test(name) ? 'he' : null);

export function personsOf({ cast, friends }: BookScript, childSaid: Person['said'], typed: string): readonly Person[] {
  return cast.filter(isSomebody).map(({ id, name, is }): Person => {
    const friend = friends.find((each) => each.id === id);
    const isTyped = namePattern(name).test(typed);
    if (is === 'child') return { name, said: childSaid, may: childSaid !== null, kind: 'child' };
    if (!friend) return { name, said: ofName(name), may: false, kind: null };
    const said = friend.said === 'name' ? null : friend.said;
    return { name, said: isTyped ? null : said, may: said !== null && !isTyped, kind: friend.kind };
  });
}

const isSomebody = ({ name }: Character): boolean => name.trim() !== '';
