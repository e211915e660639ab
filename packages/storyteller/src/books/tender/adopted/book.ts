import { kinPhrase, kinWords } from '../../../facts/kin.ts';
import { isUnkind } from '../../../facts/usable-phrase.ts';
import { cap } from '../../arcs/wording.ts';
import { adultFigure, beingFigure } from '../../company/figure.ts';
import { knownKinRole } from '../../company/kin-role.ts';
import { beingNamed } from '../../theme/entries.ts';
import { genericBeing } from '../../theme/generic-being.ts';
import type { ActorHint, Figure } from '../../arc.ts';
import { act, type Held } from '../held.ts';
import { tenderBook } from '../told-book.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** A child who was adopted plays the day with toys, and then hears the true one. */
export interface Adopted extends Held {
  /** Those at home as they stand in a sentence: "Daddy and Pops", "Mum", "the grown-up". */
  readonly they: string;
  /** The same at the beginning of a sentence. */
  readonly They: string;
  /** One of them, at the beginning of a sentence. */
  readonly G: string;
  /** The second one, where the parent names two. */
  readonly second: Figure | null;
  /** Both of them, at rest, for a picture. */
  readonly home: readonly ActorHint[];
  readonly lamb: Figure;
  /** Both bears, doing and feeling the same, for a picture. */
  readonly pair: (pose: ActorHint['pose'], feeling: ActorHint['feeling']) => readonly ActorHint[];
  /** "It was in Taichung," what the true day begins with; null where the parent says nothing of it. */
  readonly where: string | null;
  /** "yellow boots", what the child wore on that day. */
  readonly wore: string | null;
}

const KIN = kinWords.join('|');
const TWO = new RegExp(String.raw`\b(${KIN}) (?:and|&) (${KIN})\b`, 'iu');
/** "two dads, Daddy and Pops": the second has a name of the family's own. */
const TWO_ALIKE = new RegExp(
  String.raw`\b(?:two|2) (?:mums|mummies|moms|mommies|dads|daddies|fathers|mothers|mamas|papas)\b[^.\n]{0,12}?\b(\p{Lu}\p{Ll}{1,9}) (?:and|&) (\p{Lu}\p{Ll}{1,9})\b`,
  'u',
);
const WHERE = /\b(?:met|first saw)\b[^.!?\n]{0,24}? in (\p{Lu}\p{Ll}+)\b/u;
const WORE =
  /\b(?:wore|wearing|had on) (?:(?:a|an|your|his|her|their|my|the|some) )?((?:\p{Ll}+ ){0,2}(?:boots|shoes|socks|wellies|sandals|mittens|gloves|trousers|leggings|dungarees))\b/u;

/** The two at home as the parent names them; a grandmother and an aunt are not taken for the parents. */
function twoAtHome(raw: string): readonly string[] {
  const [, one = '', other = ''] = TWO_ALIKE.exec(raw) ?? TWO.exec(raw) ?? [];
  const names = [one, other].map((word) => kinPhrase(word)?.text ?? word);
  return names.every((name) => name !== '' && !/^(?:Gran|Nan|Aunt|Uncle|Papaw|Mamaw)/.test(name)) ? names : [];
}

/** Told of toys, so that nothing is made up about the family: what was so with them, they say themselves. */
export const adopted = tenderBook<Adopted>({
  id: 'tender-adopted',
  bind: (held) => {
    const [one, other] = twoAtHome(held.raw);
    const grownUp =
      one === undefined ? held.grownUp : adultFigure('grown-up', one, 'name', knownKinRole(one) ?? 'parent');
    const second = other === undefined ? null : adultFigure('other-grown-up', other, 'name', 'other-parent');
    const they = second === null ? grownUp.name : `${grownUp.name} and ${second.name}`;
    const wore = WORE.exec(held.raw)?.[1] ?? null;
    // As small as toys are: a bear on the rug must not fill the room.
    const toy = (id: string, word: string, name: string) =>
      beingFigure(
        id,
        { ...(beingNamed(word) ?? genericBeing(word, 'animal')), size: 1 },
        { name, said: 'name', word, age: held.age },
      );
    const bears = [toy('bear', 'bear', 'the bear'), toy('other-bear', 'bear', 'the other bear')];
    return {
      ...held,
      grownUp,
      second,
      they,
      They: cap(they),
      G: cap(grownUp.name),
      home: [grownUp, ...(second === null ? [] : [second])].map((each) => act(each, 'sit', 'calm')),
      lamb: { ...toy('lamb', 'lamb', 'the lamb'), introduced: 'a lamb' },
      pair: (pose, feeling) => bears.map((each) => act(each, pose, feeling)),
      where: WHERE.exec(held.raw)?.[1] ?? null,
      wore: wore !== null && isUnkind(wore) ? null : wore,
    };
  },
  young,
  middle,
  old,
});
