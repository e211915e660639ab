import type { Entity } from '../../../theme.ts';
import { beingNamed, singularsOf } from '../../../theme/entries.ts';
import { about } from '../page.ts';
import { hunterFirst } from '../tag/hunts.ts';
import { onFeet, sizeOf } from '../pair.ts';
import { ZOO_ANIMALS } from '../zoo/names.ts';

const ANIMAL = String.raw`(?:pets?|animals?|dogs?|pupp(?:y|ies)|cats?|kittens?|rabbits?|hamsters?|guinea pigs?|pon(?:y|ies)|horses?|parrots?|tortoises?|mouse|mice|dragons?|monsters?|dinosaurs?|aliens?|${ZOO_ANIMALS}s?)`;
const PERSON = String.raw`(?:people|humans?|persons?|m[ae]n|wom[ae]n|boys?|girls?|child(?:ren)?|kids?|owners?|master|famil(?:y|ies)|grown-?ups?)`;
const WHOSE = String.raw`(?:(?:a|an|the|some|their|its|his|her|our|my|own) )*`;
const PARENT = String.raw`(?:grown-?ups?|adults?|parents?|mums?|mummy|mommy|mama|dads?|daddy|papa|mum and dad|mummy and daddy|mothers?|fathers?|grand(?:ma|pa|ad)|granny|nana|nan)`;
const CHILD = String.raw`(?:child(?:ren)?|kids?|i|we|pupils?|students?|class|little ones)`;
const TEACHER = String.raw`(?:teachers?|head ?teacher|miss(?: \p{Lu}\p{L}+)?|sir|(?:mr|mrs|ms) \p{L}+)`;

const regex = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'), 'iu');

/** An animal that has a person, or takes one for a walk. */
export const OWNS_PEOPLE = regex(
  String.raw`\b${ANIMAL} (?:(?:who|that|which) )?(?:owns?|owned|keeps?|kept|buys?|bought|adopts?|adopted) ${WHOSE}(?:pet |tame |little )?${PERSON}\b`,
  String.raw`\b${ANIMAL}\b[^.]*\b(?:ha[sd]|have|keeps?|gets?|got|wants?|with) ${WHOSE}(?:pet ${PERSON}\b|${PERSON} (?:as|for) (?:a |an |his |her |its |their )?pets?\b)`,
  String.raw`\b${ANIMAL}\b[^.]*\b(?:takes?|took|taking|walks?|walked|walking) (?:${WHOSE}(?:pet )?${PERSON}|me|us|him|her|them|mummy|daddy|mum|dad)(?: out)?(?: (?:for|on) (?:an? )?(?:\p{L}+ )?(?:walk(?:s|ies)?|lead|leash))\b`,
  String.raw`\b${ANIMAL}(?: (?:who|that|which))? (?:walks|walking|walked) (?:${WHOSE}(?:pet )?${PERSON}|me|us)\b`,
  String.raw`\b${ANIMAL}\b[^.]*\bput(?:s|ting)? (?:${WHOSE}${PERSON}|me|us|him|her) on (?:a|the|his|her|its) (?:lead|leash)\b`,
  String.raw`\b(?:${PERSON}|we|i) (?:are|is|were|am|was) (?:the |an? )?(?:animals['’]? |dogs?['’]?s? |cats?['’]?s? )?pets?\b`,
  String.raw`\b${ANIMAL}['’]s pet (?:is|was) (?:an? |the )?${PERSON}\b`,
  String.raw`^(?:an? |the |my )?pet (?:human|person|people|boy|girl|child)s?$`,
);

/** Who runs after somebody; whether that is the wrong way round is asked of the two. */
export const RUNS =
  /\b(?:chas(?:es?|ed|ing)|hunts?|hunted|hunting|r[au]ns? after|running after|(?:scares?|scared|scaring|frightens?|frightened)(?! (?:of|to|that|when|because|at)\b))\b/iu;
const TWO =
  /(\p{L}+(?: \p{L}+)?) (?:(?:who|that|which|is|are|was|were|gets?|got|always|keeps?|likes? to|loves? to|started?) )*(?:chas(?:es?|ed|ing)|hunts?|hunted|hunting|r[au]ns? after|running after|scares?|scared|scaring|frightens?|frightened) (?:away |off )?(by )?(?:(?:the|an?|all|our|her|his|some|big|scary|fierce|huge|little|old) )*(\p{L}+(?: \p{L}+)?)/iu;

/** Somebody of the two, by the last words of what was said before the verb or the first of what was said after it. */
function whoIs(said: string): Entity | null {
  const words = said.toLowerCase().split(' ');
  for (const word of [said.toLowerCase(), words.at(-1) ?? '', words[0] ?? '']) {
    for (const one of [...singularsOf(word).filter((each) => each !== word), word]) {
      const being = beingNamed(one);
      if (being) return { ...about(one), thing: null, being };
    }
  }
  return null;
}

/** Who runs after whom, as a theme says it; null where it names no two. */
export function whoRunsAfter(raw: string): { readonly behind: Entity; readonly ahead: Entity } | null {
  const said = TWO.exec(raw);
  if (!said) return null;
  const [one, two] = [whoIs(said[1] ?? ''), whoIs(said[3] ?? '')];
  const [behind, ahead] = said[2] === undefined ? [one, two] : [two, one];
  return behind && ahead && onFeet(behind) && onFeet(ahead) ? { behind, ahead } : null;
}

/** The same where it is the one that is always run after who runs after the other: a mouse after a cat. Null of any others. */
export function wrongWayRound(raw: string): { readonly small: Entity; readonly large: Entity } | null {
  const two = whoRunsAfter(raw);
  if (!two) return null;
  const first = hunterFirst(two.behind.being?.id ?? '', two.ahead.being?.id ?? '');
  const isSo = first === null ? sizeOf(two.behind) < sizeOf(two.ahead) : !first;
  return isSo ? { small: two.behind, large: two.ahead } : null;
}

/** The teacher in the class, and the children in front of it. */
export const TAUGHT = regex(
  String.raw`\b${CHILD}\b[^.]{0,24}\bteach(?:es|ing)? (?:the |our |my |their )?(?:${TEACHER}|grown-?ups|adults)\b`,
  String.raw`\b${TEACHER}\b[^.]*\b(?:sits? in (?:the |our |my )?class|sits? (?:at|on|in) (?:an? |the |our |my )?(?:small |little |tiny )*(?:desks?|chairs?|carpet)|(?:is|are|was|were|becomes?|became) (?:the |an? )?(?:pupils?|students?|class)|(?:has|have|had) to learn from|learns? from|learnt from)\b`,
  String.raw`\b${CHILD} (?:are|is|am|was|were|become|became|being) (?:the )?teachers?\b`,
  String.raw`\bteach(?:es|ing)? (?:my|the|our) teachers?\b`,
);

/** Animals that come to look at people. */
export const LOOKED_AT = regex(
  String.raw`\bzoo animals?\b[^.]*\b(?:visits?|visited|visiting|see|look at|come to)\b[^.]*\b(?:${PERSON}|us|me|our house|town)\b`,
  String.raw`\b(?:animals?|(?:${ZOO_ANIMALS})s?)\b[^.]*\b(?:visits?|visited|visiting|come|comes|came|go|goes|went|pay|buy)\b[^.]*\b(?:look(?:s|ing)? at|watch|stare at|see|visit) (?:the |all the |some )?(?:people|humans?|us|children|me)\b`,
  String.raw`\b(?:animals?|(?:${ZOO_ANIMALS})s?) (?:visit|visits|visited|visiting) (?:the |some )?(?:people|humans?)\b`,
  String.raw`\b(?:people|human|humans?['’]?) zoo\b|\bzoo (?:of|for|full of|with) (?:people|humans|children)\b`,
  String.raw`\bzoo\b[^.]*\b(?:people|humans|children|we)\b[^.]*\b(?:in (?:the )?cages?|looked at|are (?:the )?animals|behind (?:the )?(?:glass|bars))\b`,
);

/** Toys that play with a child. */
export const TOYS_PLAY = regex(
  // Whoever plays with toys all afternoon is played with in the morning.
  String.raw`^(?:(?:i am |we are )?playing|(?:\p{L}+ )?plays?) with (?:my|her|his|our) (?:toys|dolls|teddies|teddy bears)$`,
  String.raw`\b(?:toys?|tedd(?:y|ies)|teddy bears?|dolls?|dollies|puppets?)(?: (?:who|that|which))?(?: (?:want to|wants to|get to|can|could|would))? (?:play|plays|played|playing) with (?:the |their |some |a |real |little )*(?:${PERSON})\b`,
  String.raw`\b(?:toys?|tedd(?:y|ies)|teddy bears?|dolls?|puppets?)\b[^.]*\b(?:played|play|plays) with (?:me|us|her|him|them) instead\b`,
  String.raw`\b(?:toys?|tedd(?:y|ies)|teddy bears?|dolls?|puppets?)\b[^.]*\b(?:has|have|had|owns?|owned) ${WHOSE}(?:toy )?(?:girl|boy|child|human|person|children|people) (?:to play with|as (?:an? |her |his |its |their )?toys?)\b`,
  String.raw`\b(?:${PERSON}|we|i) (?:are|is|were|am|was) (?:the )?toys?['’]? ?(?:toys)?$`,
);

/** Grown-ups who are sent to bed by children who stay up. */
export const SENT_TO_BED = regex(
  String.raw`\b${PARENT}\b[^.]*\b(?:(?:goes?|go|went|going|sent) to (?:bed|sleep)|sleeps?|early bedtime)\b[^.]*\b${CHILD}\b[^.]*\b(?:stay(?:s|ed|ing)? (?:up|awake)|do not|don['’]t|are awake)\b`,
  String.raw`\b${CHILD}\b[^.]*\bstay(?:s|ed|ing)? (?:up|awake)\b[^.]*\b${PARENT}\b[^.]*\b(?:go|goes|went|have to|has to|sleep|sleeps|in bed|to bed)\b`,
  String.raw`\b(?:put|puts|putting|tuck|tucks|tucked|tucking|send|sends|sent|sending) (?:the |my |our |their |her |his |all the )?${PARENT} (?:to (?:bed|sleep)|into bed|in bed|in$)`,
  String.raw`\bbedtime for (?:the |all the )?(?:grown-?ups|adults|parents|mummy|daddy|mum|dad)\b`,
);
