import { genericBeing } from '../../../theme/generic-being.ts';
import { beingNamed, singularsOf, THING_WORDS } from '../../../theme/entries.ts';
import { entityOf } from '../../../theme/entity.ts';
import type { Entity } from '../../../theme.ts';

const ONE = String.raw`(?:(?:an?|the|two|my|our) )?(?:(?:little|lonely|small|big|shy|old|young|tiny|grumpy|brave) )?(\p{L}+(?: bear| monster)?)`;
const LOVE = String.raw`(?:(?:who |that )?(?:is|was|are|were|falls?|fell|fall) (?:deeply |madly )?(?:in love|for))`;
const WITH_ONE = new RegExp(String.raw`\b${ONE} ${LOVE}(?: with)? (?:an?|the|another) ${ONE}`, 'iu');
const TWO = new RegExp(
  String.raw`\b${ONE} and ${ONE} ${LOVE}|\b(?:love story|in love)\b[^.]*?\b(?:about|of|between):? ${ONE} and ${ONE}`,
  'iu',
);
const OF_A_KIND = new RegExp(String.raw`\btwo (\p{L}+) (?:(?:who )?(?:are|were|fall|fell) )?in love\b`, 'iu');

/** Whom nobody of a story loves in this way: what is eaten or played, and whoever is in a family. */
const NOBODY =
  /^(?:honey|cake|cheese|chocolate|pizza|ice|football|music|dancing|books?|cars?|mum\w*|dad\w*|school|boy|girl|child|brother|sister|winter|summer|snow)$/i;

function asOne(word: string | undefined): Entity | null {
  if (word === undefined || NOBODY.test(word)) return null;
  const small = word.toLowerCase();
  const one = [small, ...singularsOf(small)].find((each) => beingNamed(each) ?? THING_WORDS.get(each));
  if (one === undefined) return entityOf(small, genericBeing(small, 'thing'));
  const drawn = THING_WORDS.get(one)?.entry.drawn;
  return entityOf(
    one,
    beingNamed(one) ?? genericBeing(one, 'thing', drawn === null || drawn === undefined ? undefined : { thing: drawn }),
  );
}

/** The two of whom a theme says that they, or one of them, are in love; else null. */
export function loversIn(raw: string): readonly [Entity, Entity] | null {
  const with1 = WITH_ONE.exec(raw);
  const two = TWO.exec(raw);
  const same = OF_A_KIND.exec(raw)?.[1];
  const [one, other] = with1 ? [with1[1], with1[2]] : two ? [two[1] ?? two[3], two[2] ?? two[4]] : [same, same];
  const [A, B] = [asOne(one), asOne(other)];
  return A && B ? [A, B] : null;
}
