import type { Entity, Theme } from '../../theme.ts';
import { BEING_WORDS } from '../../theme/entries.ts';
import { plainText } from '../../../facts/given-text.ts';
import { withoutAsker } from '../../theme/plain-theme.ts';
import { inPastTense, inPresentTense } from './said-of.ts';
import { anyJob, isWork, jobNamed, type Job } from './jobs.ts';
import { predicatesOf } from './predicates.ts';
import { heroOf, isAtWork, isJob, nounOf, oneNamed } from './who-it-is.ts';
import { temperIn, type TemperFound } from './temper-in.ts';

/** Somebody who is wrong for what they are or do, as a theme says it. */
export interface Misfit {
  readonly hero: Entity;
  /** "knight", "goalkeeper": what one of them is called who does this. */
  readonly role: string;
  /** What it does, where the theme says so: "run an ice rink". */
  readonly deed: string | null;
  readonly job: Job;
  readonly temper: TemperFound;
  /** What is said of the hero, in the past and in order: "ran an ice rink", "fell over all the time". */
  readonly past: readonly string[];
  /** What of it is of something that the hero has: "armour". */
  readonly own: string | null;
  /** What stands behind "one": "who falls over all the time". */
  readonly relative: string;
  /** It is of nothing but that somebody is wrong for the work. */
  readonly isSure: boolean;
}

/** A tale of its own, a trouble that is no joke, or two of them. */
const ANOTHER_TALE =
  /\b(?:until|one day|has to|have to|learns?|learned|learnt|finds?|found|rescue\w*|saves?|saved|meets?|met|goes? on|adventure|journey|lost (?:his|her|its|their)|instead of|friends? with a|and (?:his|her|its) friends?|lifeguards?|drown\w*|guns?|bit(?:e|es|ing)|blood|see|hear|walk|talk|speak)\b|, and (?:an?|the) |[;:!?"“”]/iu;
const MOST_WORDS = 22;
const OF_CHILDREN_TOO =
  /\b(?:eats?|vegetables|shar\w+|brush\w*|baths?|wash\w*|sleep\w*|bed(?:time)?|tid(?:y|ies|ied)|untidy|messy|wears?|dress\w*|thank|please|losing|school|homework|forg[eo]t\w*|seasick|wet|keeps? (?:his|her|its|all|a|an|the|both)|grumpy|serious|laughs?|smiles?|noticed|bakes?|cakes?|rather|prefers?)\b/iu;
const HEAD =
  /^(?:(a|an|the|this|our) )?((?:[\p{L}'-]+ ){0,4}?[\p{L}'-]+?)(?:,? (who|that|which|whose|with|but|is|was|can't|cannot|hates|loves|likes|scared|afraid|terrified|frightened|allergic|too|in the world|keeps|always|never)\b ?(.*))?$/iu;
const DEED =
  /^(?:runs?|ran|works?|worked|drives?|drove|owns?|owned|opens?|opened|teach(?:es)?|taught|moves? in(?:to)?|moved in(?:to)?|lives? (?:in|at)|lived (?:in|at)|looks? after|is in charge of|takes a job|gets? a job|got a job|starts? (?:work|working)|has a job)\b/iu;
/** "the clumsiest waiter in the world". */
const MOST = /^(?:most \p{L}+|\p{L}+est)$/iu;

/** Reads a theme as that of somebody who is wrong for the job; null where it is anything else. */
export function misfitIn(theme: Theme): Misfit | null {
  const found = KNOWN.get(theme);
  if (found !== undefined) return found;
  const read = reading(theme);
  KNOWN.set(theme, read);
  return read;
}
const KNOWN = new WeakMap<Theme, Misfit | null>();

function reading(theme: Theme): Misfit | null {
  const raw = withoutAsker(plainText(theme.raw))
    .replace(/’/g, "'")
    .replace(/[.!?\s]+$/u, '')
    .replace(
      /\b(who|that)'s (?=scared|afraid|frightened|terrified|too|so|very|really|an?|always|allergic|never)/iu,
      '$1 is ',
    )
    .replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (first) => first.toLocaleLowerCase('en'));
  if (ANOTHER_TALE.test(raw) || raw.split(/\s+/).length > MOST_WORDS) return null;
  const [, article, head = '', joint = '', tail = ''] = HEAD.exec(raw) ?? [];
  if (head === '' || / (?:and|or|at|in|of|on|to|by|from|for) /i.test(head)) return null;
  // "The postman can't read who it's for" is of one day.
  if (
    article === undefined ||
    (!/^an?$/i.test(article) && !/^(?:who|that|which|whose|with|in the world)?$/i.test(joint))
  )
    return null;
  const predicates = predicatesOf(joint.toLowerCase(), tail);
  return predicates === null ? null : ofParts(theme, head, predicates, joint.toLowerCase());
}

function ofParts(theme: Theme, head: string, predicates: readonly string[], joint: string): Misfit | null {
  // "the clumsiest waiter" and "a very slow driver" say it before the noun.
  const noun = nounOf(theme, head);
  if (noun === null) return null;
  const before = head
    .slice(0, head.length - noun.length)
    .trim()
    .toLowerCase();
  const superlative = joint === 'in the world' || MOST.test(before);
  const own =
    joint === 'whose'
      ? /^((?:\p{L}+ )??\p{L}+?) (?=(?:is|are|was|were|has|have|keeps?|never|always|won't|can't|\p{L}+s|\p{L}+ed)\b)/iu.exec(
          predicates[0] ?? '',
        )
      : null;
  // What somebody else is like is that one's story.
  if (joint === 'whose' && (own === null || BEING_WORDS.has((own[1] ?? '').toLowerCase()))) return null;
  const said = own ? [(predicates[0] ?? '').slice(own[0].length)] : predicates;

  const isOne = said.find((each) => oneNamed(each) !== null);
  const deeds = said.filter((each) => each !== isOne && DEED.test(each));
  const rest = said.filter((each) => !deeds.includes(each) && each !== isOne);
  if (deeds.length + (isOne ? 1 : 0) > 1 || rest.length > 1) return null;

  const adjective = before.replace(
    /^(?:the|an?|very|little|old|young|big|small|friendly) /i,
    before.startsWith('very ') ? 'very ' : '',
  );
  const trait =
    rest[0] ??
    (adjective === '' || isWorkNamed(adjective) ? ofItsKind(noun, isOne) : null) ??
    (adjective === '' || isWorkNamed(adjective)
      ? null
      : `is ${superlative ? `the ${before} in the world` : adjective}`);
  if (trait === null) return null;
  // "A dentist crocodile".
  const workBefore = isWorkNamed(before) ? before : null;
  const one = isOne === undefined ? workBefore : oneNamed(isOne);
  const deed = deeds[0] ?? null;

  const jobWords =
    deed !== null && /^(?:moves?|moved|lives?|lived)/i.test(deed) && jobNamed(noun)
      ? noun
      : (deed ?? (one !== null && isJob(one) ? one : noun));
  const role = one !== null && isJob(one) ? one : noun;
  const temper = temperIn(own ? `${own[1] ?? ''} ${trait}` : trait, role);
  if (temper === null) return null;
  const hero = heroOf(theme, noun, one);
  if (hero === null) return null;
  const known = jobNamed(jobWords);
  if (known?.isNature && /^(?:same|cannot|slow|sleepy|small)$/.test(temper.id)) return null;
  // What a child does not want either is told of whoever it is.
  if (temper.id === 'same' && (!known || OF_CHILDREN_TOO.test(trait))) return null;
  if (temper.id === 'cannot' && /\b(?:sleep|wait|love|fly|stop|breathe|open|part|own)\b/i.test(trait)) return null;
  if (!known && deed === null && one === null && !isAtWork(noun)) return null;
  const setting = one === null ? (hero.being?.setting ?? 'street') : 'street';
  const at = (deed === null ? undefined : jobNamed(deed)?.at) ?? known?.at ?? setting;
  if (/^(?:undersea|space|sky)$/.test(at)) return null;
  // What has no legs and no hands makes a noise, and that is all.
  if (hero.being && /^(?:thing|vehicle)$/.test(hero.being.isa) && temper.id !== 'loud') return null;

  // "A goalkeeper who is an octopus": Inky the octopus was a goalkeeper.
  const ofHero = (each: string): string =>
    each === isOne && one !== null && !isJob(one)
      ? `was ${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun.toLowerCase()}`
      : each;
  const past =
    said.length > 0 && !superlative && rest.length > 0
      ? said.map((each) => inPastTense(ofHero(each)))
      : [...said.filter((each) => each !== trait), ...(isByNature(trait) ? [] : [trait])].map(inPastTense);
  if (workBefore !== null) past.unshift(`was ${/^[aeiou]/i.test(workBefore) ? 'an' : 'a'} ${workBefore}`);
  if (past.some((each) => each === null)) return null;
  const now = inPresentTense(trait);
  if (now === null) return null;
  return {
    hero,
    role: role.toLowerCase(),
    deed,
    job: { ...(known ?? anyJob(at)), at },
    temper,
    past: past.filter((each) => each !== null),
    own: own?.[1] ?? null,
    // That somebody small is an agent in secret an event tells.
    isSure: !isByNature(trait) && isSurely(temper.id, trait, known, deed !== null || one !== null),
    relative: own
      ? `whose ${own[1] ?? ''} ${now}`
      : isByNature(trait)
        ? `who is a ${noun.toLowerCase()}`
        : `who ${now}`,
  };
}

/** Whether no event is about it: of work, and of a way of being that is known to spoil it. */
function isSurely(temper: string, trait: string, job: Job | undefined, isOfTwo: boolean): boolean {
  if (/\b(?:waves|sea|water|wet|noticed)\b/i.test(trait)) return false;
  if (isOfTwo && temper !== 'same' && temper !== 'cannot') return true;
  if (/^(?:allergic|fond|polite)$/.test(temper) || /\ballergic\b/i.test(trait)) return true;
  if (!job || !isWork(job)) return false;
  if (temper === 'same') return /\b(?:hates?|hated)\b/i.test(trait);
  if (temper === 'loud') return !/^is (?:too |very )?(?:loud|noisy)$/i.test(trait);
  return /^(?:falls|slow|lost|fear|shy|sleepy|small)$/.test(temper);
}

const isWorkNamed = (words: string): boolean => {
  const job = words === '' ? undefined : jobNamed(words);
  return job !== undefined && isWork(job) && job.of.exec(words)?.[0].length === words.length;
};

const SLOW_BY_NATURE = 'is always slow';
const SMALL_BY_NATURE = 'is too small';
const isByNature = (trait: string): boolean => trait === SLOW_BY_NATURE || trait === SMALL_BY_NATURE;
/** "A snail who is a racing driver" says it all. */
const ofItsKind = (noun: string, isOne: string | undefined): string | null =>
  isOne === undefined || /^want/i.test(isOne)
    ? null
    : /^(?:snail|sloth|tortoise|slug)$/i.test(noun)
      ? SLOW_BY_NATURE
      : /^(?:mouse|ant|beetle|hamster|shrew|ladybird|flea|bee|wren|gerbil|frog|worm)$/i.test(noun)
        ? SMALL_BY_NATURE
        : null;
