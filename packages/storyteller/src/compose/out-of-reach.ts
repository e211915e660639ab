import { kinWords, sameKin } from '../facts/kin.ts';
import type { Told } from '../facts/read-facts.ts';
import type { ToldFact } from '../facts/told-fact.ts';
import type { Frame, Role } from '../frame.ts';
import type { Phrase } from '../render/phrase.ts';
import { cuedPhrase } from './cued-roles.ts';

/** The role of the person a situation is about: who died, is ill, is away, forgets. */
const WHO = 'who';
const KIN = new RegExp(String.raw`(?<![\p{L}-])(?:${kinWords.join('|')}|nann?y|pops?)(?![\p{L}-])`, 'giu');
/** A loss in a parent's words, for the situations that name nobody. */
const LOSS =
  /\b(?:died?|dies|dying|dead|death|passed(?: away| on)?|lost (?:his|her|their|my|our)(?! (?:in|on|at|when)\b| (?:\w+ )?(?:tooth|teeth|hair|temper|hat|toy|teddy|voice|place|shoes?|way|glasses|bag|coat|balance|appetite|confidence|mind|game|match|job|phone|ball|book|bear|rabbit|blanket)\b)|funeral|buried|grie(?:f|v\w+)|mourn\w*|in heaven|hospice|deployed|prison|jail|deported|walked out|left (?:us|him|her|them|home)|moved out|gone for good)\b/i;
const ILL =
  /\b(?:cancer|hospital|coma|stroke|dementia|alzheimer\w*|ill|sick|unwell|depress\w+|breakdown|burn(?:ed|t) out)\b/i;
/** What somebody did, or was to a child, before: "was so close to", "used to bake with", "sang to her every night". */
const BEFORE =
  /\b(?:was|were|wasn't|weren't|used to|had|did|would|always (?:read|sang|came|took|gave)|sang|came|took|gave|told|made|held|went|spent|slept|sat|kept|knew|taught|brought|saw|spoke|did everything|adored|loved|trusted|looked up to|lived|[a-z]{3,}ed)\b/i;

/** The role of the house where a child sleeps away from home: whoever lives there packs no bag and waits at no other end. */
const AWAY = 'away';
const isHostOf = ({ text }: Phrase, told: string): boolean =>
  kinIn(text)
    .flatMap(sameKin)
    .some((word) =>
      new RegExp(String.raw`\b(?:at|to|with|from|in) (?:(?:his|her|their|my|our|the) )?${word}(?:'?s)?\b`, 'i').test(
        told,
      ),
    );

/** A role that is a relative and nothing else: "Grandma's house" is a place. */
const PERSON = new RegExp(String.raw`^(?:\{his\} )?(?:great[- ])*(?:${KIN.source})(?: \p{Lu}[\p{L}'-]+)?$`, 'iu');

/** The situations that are about a parent, a grandparent or somebody close have a role whose phrase says so. */
const ABOUT_SOMEBODY = /\b(?:parent|grandparent|somebody close)\b/;

/** "She died last week": the one spoken of before. */
const SHE_DIED =
  /\b(s?he)(?:'s| has| had| is)? (?:(?:just|recently|suddenly|sadly|now|then) )*(?:died|dead|passed (?:away|on)|in heaven|in (?:prison|jail)|no longer (?:here|with us|alive))\b/gi;
const genderOf = (pronoun: string): 'f' | 'm' => (pronoun.toLowerCase() === 'she' ? 'f' : 'm');

const kinIn = (text: string): string[] => (text.match(KIN) ?? []).map((each) => each.toLowerCase());

/** Which of the two generations a word or a phrase names, as far as it can be told. */
function generation(text: string): 'parent' | 'grandparent' | undefined {
  if (/\b(?:grand|gran|nan|pops?\b)/i.test(text)) return 'grandparent';
  const [word = ''] = kinIn(text);
  const names = sameKin(word);
  if (names.includes('grandma') || names.includes('grandpa')) return 'grandparent';
  if (names.includes('mum') || names.includes('dad') || /\bparent\b/i.test(text)) return 'parent';
  return undefined;
}

/** "Nana is very depressed", "his mum has just left us". */
const WHO_IS_OUT = new RegExp(
  String.raw`(?<![\p{L}-])(${kinWords.join('|')})(?:'s)?(?: (?:is|was|has|had|got|been|being|gone|who|keeps|keep|going|goes|back|into|in|at|with|from|suffers|very|so|just|now|really|quite|still|also|badly|seriously|terminally|suddenly|recently|sadly|the|a|an|diagnosed))* (?:${LOSS.source}|${ILL.source}|\b(?:car )?accident\b|\boperation\b|\bsurgery\b|\bbroke (?:his|her) \w+)`,
  'giu',
);

/** "When her dad drives off", "after Papa flies back": whoever leaves just then is not there to help. */
const WHO_LEAVES = new RegExp(
  String.raw`(?<![\p{L}-])(${kinWords.join('|')})(?:'s)? (?:(?:always|then|just|has to|have to|must) )?(?:(?:drives?|driving|drove|flies|flew|fly|sails?) (?:off|away|back|home)|(?:goes|going|went|go|heads?) (?:away|back|home)(?! to bed))\b`,
  'giu',
);

/** "Nani is coming to live with us": who is not there yet cannot help today. */
const WHO_MOVES_IN = new RegExp(
  String.raw`(?<![\p{L}-])(${kinWords.join('|')})(?:'s)?(?: (?:is|was|will be|soon|now|just))* (?:coming to (?:live|stay for good)|moving in|going to (?:live|move in)) `,
  'giu',
);

/** "I work nights", "I'm going into hospital", "when I am away". */
const WRITER_IS_AWAY =
  /\b(?:i (?:work|do|go|have|leave|travel|start|fly)|i(?:'m| am|m) (?:a |an |on |in |at |away|going|off|working|having|starting|being|leaving|ill|poorly))\b/i;

const isSame = (helper: Phrase, named: Phrase): boolean =>
  kinIn(helper.text).some((word) => kinIn(named.text).some((other) => sameKin(other).includes(word)));

/** A grandmother has many names, and a family may use two for one: "Nan died" and "close to his Granny". */
const maybeSame = (helper: Phrase, missed: Phrase): boolean =>
  generation(helper.text) !== undefined &&
  generation(helper.text) === generation(missed.text) &&
  (helper.gender === undefined || missed.gender === undefined || helper.gender === missed.gender);

/** A brother, a friend or somebody by name who died, is ill, or is whom the trouble is with. */
function isTroubled({ text: who }: Phrase, text: string): boolean {
  const [, kind = '', role = ''] = /^\{his\} (?:(big|little|older|younger|elder|baby|twin) )?(\w+)/.exec(who) ?? [];
  const names = (who.match(/\p{Lu}[\p{L}'-]+/gu) ?? []).filter(
    (each) => !/^(?:Mrs?|Ms|Miss|Dr|Coach|Auntie?|Uncle)$/.test(each),
  );
  const words = [...names, ...(role === '' ? [] : [kind === '' ? role : `${kind} ${role}`])].filter(
    (each) => !KIN_ALONE.test(each),
  );
  return words.some((word) =>
    new RegExp(
      String.raw`(?<!\p{L})${word}(?!\p{L})(?:'s)?,?(?: \w+){0,4}? (?:${LOSS.source}|${ILL.source}|\bmoved away\b|\bfell out\b|\bbull(?:y|ies|ied)\b|\bteases?\b|\bmean\b)|\b(?:hits?|hitting|bites?|biting|kicks?|fights? with|fighting with|jealous of|scared of|afraid of|hates|misses|missing|fell out with|argues with|bullied by|mean to|hurts?|pushes)\b (?:\w+ ){0,3}?${word}(?!\p{L})`,
      'iu',
    ).test(text),
  );
}
const KIN_ALONE = new RegExp(`^(?:${kinWords.join('|')})$`, 'i');

/** What is said of somebody in a sentence that may go on to something else: "Dad helps, and he has a bear called Ted". */
function clauseOf(sentence: string, { text }: Phrase): string {
  const words = kinIn(text).flatMap(sameKin);
  const clauses = sentence.split(/[,;]|\band\b/i).filter((each) => kinIn(each).some((word) => words.includes(word)));
  return clauses.length > 0 ? clauses.join(' . ') : sentence;
}

const SOMEBODY = new WeakMap<Role, boolean>();
/** Whether a role can be one of the family; a thing or a place is not looked for. */
function mayBeSomebody(role: Role): boolean {
  const known =
    SOMEBODY.get(role) ?? role.cues.some(({ phrase }) => phrase.text.includes('$') || PERSON.test(phrase.text));
  SOMEBODY.set(role, known);
  return known;
}

/**
 * What a parent told, without help from somebody who cannot give it. A person who died, is ill, is away or left is
 * named in warm words too ("he was so close to his nana"), and is never offered as the one who helps: neither the
 * person the situation is about (`who`, and anybody else its words name), nor, where it is not said which parent or
 * grandparent that is, any of them. Where somebody is lost, whoever helped only in the past is left out as well.
 * `text` is all of the parent's words.
 */
export function withoutThoseOutOfReach(told: Told, frame: Frame, text: string): Told {
  // Whoever has the child to stay is there.
  const cued = Object.values(frame.roles).flatMap((role) =>
    role.hosts === true || !mayBeSomebody(role) ? [] : (cuedPhrase(role, text) ?? []),
  );
  const out = [...text.matchAll(WHO_IS_OUT), ...text.matchAll(WHO_MOVES_IN), ...text.matchAll(WHO_LEAVES)].map(
    (each) => ({ text: each[1] ?? '' }),
  );
  const named = [...cued.filter((each) => PERSON.test(each.text)), ...out];
  const about = frame.roles[WHO];
  const missed = about && (cuedPhrase(about, text) ?? about.fallback);
  // "He lost his rabbit" is no loss of somebody.
  const isLoss = (frame.id !== 'lost-toy' && LOSS.test(text)) || ABOUT_SOMEBODY.test(about?.fallback.text ?? '');
  // Where it is said which parent it is, the other one can help.
  const isTheOther = (phrase: Phrase): boolean =>
    out.some((each) => generation(each.text) === generation(phrase.text) && !isSame(phrase, each));
  // "I work nights. Abbu puts her to bed": whoever writes is the one who is away, and the other parent is there.
  const isTheOneHere = ({ phrase, sentence }: ToldFact): boolean =>
    WRITER_IS_AWAY.test(text) &&
    generation(phrase.text) === 'parent' &&
    !out.some((each) => isSame(phrase, each)) &&
    !BEFORE.test(clauseOf(sentence, phrase));
  const spokenOf = new Set<Phrase['gender']>([...text.matchAll(SHE_DIED)].map((each) => genderOf(each[1] ?? '')));
  const cannot = (fact: ToldFact): boolean => {
    const { phrase, sentence } = fact;
    return (
      named.some((each) => isSame(phrase, each)) ||
      (missed !== undefined && !isTheOther(phrase) && !isTheOneHere(fact) && maybeSame(phrase, missed)) ||
      spokenOf.has(phrase.gender) ||
      (isLoss && BEFORE.test(clauseOf(sentence, phrase)))
    );
  };
  const isHost = ({ phrase, sentence }: ToldFact): boolean =>
    frame.roles[AWAY] !== undefined && isHostOf(phrase, sentence);
  const isOutOfCircle = ({ who }: ToldFact): boolean => who !== undefined && isTroubled(who, text);
  // Whoever is good to talk to, or does something with the child, has to be there as well.
  const reachable = (fact: ToldFact): boolean =>
    fact.name === 'helper'
      ? !(cannot(fact) || isHost(fact))
      : !isOutOfCircle(fact) &&
        !(fact.who !== undefined && fact.name !== 'adult' && cannot({ ...fact, phrase: fact.who }));
  return told.facts.every(reachable) ? told : { ...told, facts: told.facts.filter(reachable) };
}
