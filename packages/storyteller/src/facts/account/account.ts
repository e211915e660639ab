import type { AgeBand, Gender } from '@storylantern/contract';
import { plainText } from '../given-text.ts';
import { kinPhrase, kinWords } from '../kin.ts';
import type { Phrase } from '../../render/phrase.ts';
import type { ToldFact } from '../told-fact.ts';
import { alsoTold } from './also-told.ts';
import { beforeIn, plainlyHard, tellsOfBefore, wasHard } from './before.ts';
import type { Clause } from './clauses.ts';
import { achievedIn } from './achieved.ts';
import { companyIn, proudOf } from './company.ts';
import { deedAlone, deedFacts, deedsIn, mishapsIn } from './deed-facts.ts';
import { helpedIn } from './helped.ts';
import { clausesRead } from './others-named.ts';
import { namesIn, type Whose } from './retold.ts';
import { ROOM } from './room.ts';
import { namedAlone } from './who-was-there.ts';
import { withWhomMeant } from './who-is-meant.ts';
import { saidIn } from './said-aloud.ts';
import { sceneIn } from './scene.ts';
import { heldBy } from './with-whom.ts';
import { inSentences, joined, told, withScene, type Retold } from './sentences.ts';

/**
 * What a parent tells of a success, as facts of a story that applauds: what the child did (`deed`, and `more` of it), how
 * it was before (`onceHard`), what helped (`helpedThen`) and who was there (`witness`). All but the deed are whole
 * sentences with marks for the child. What cannot be said in right English, or would shame the child, is not among them.
 */
export function accountOf(
  { problem, notes, gender }: { readonly problem: string; readonly notes: string; readonly gender: Gender | null },
  childName: string,
  band: AgeBand,
): ToldFact[] {
  const room = ROOM[band];
  const all = plainText(`${problem}\n${notes}`);
  const whose: Whose = {
    childName,
    gender,
    names: namesIn(all),
    parent: parentIn(plainText(notes), all),
    they: gender !== 'girl' && gender !== 'boy' && /\b(?:they|their|themsel\w+)\b/i.test(all),
  };
  const { clauses: read, named } = clausesRead(problem, notes, childName, gender);
  const clauses = withWhomMeant(read, problem, gender);
  const deeds = deedsIn(
    clauses.filter((each) => !each.noted || each.who === 'child'),
    whose,
    band,
  );
  const allMishaps = mishapsIn(clauses, whose, room.most);
  // "Her voice shook and she kept going" is told as one, and not a second time as a deed.
  const apart = deeds.filter(({ clause }) => !allMishaps.some(({ next }) => next === clause));
  const done = (apart.length > 0 ? apart : deeds).filter((each) => !each.clause.noted);
  const deed = done.length > 0 ? deedFacts(done, whose, band) : deedAlone(problem, whose, band);
  // "Fell off and got back on": where nothing else was told, that was the deed.
  const overcome = deeds.length > 0 || deed.length > 0 ? [] : allMishaps.filter((each) => !each.clause.noted && !each.ofThing).slice(0, 1); // prettier-ignore
  const mishaps = allMishaps.filter((each) => !overcome.includes(each));
  const main = deed.length > 0 ? deed : deedFacts([...deeds, ...overcome], whose, band);
  if (main.length === 0) return [];
  const left = clauses.filter(
    (each) =>
      ![...deeds, ...allMishaps].some(({ clause }) => clause === each) && !allMishaps.some(({ next }) => next === each),
  );
  const also = alsoTold(
    left,
    [...main.map((each) => each.phrase.text), ...deeds.map((each) => each.text)].join(' . '),
    whose,
    room.most,
  );
  const rest = left.filter((each) => !also.clauses.includes(each));
  // "She found a tiny letter in the morning": what was noted, and is no help and no company, came after it.
  const after = rest.flatMap((each) => {
    const text = each.noted && each.who === 'child' && !tellsOfBefore(each) && helpedIn(each, whose, room.most) === undefined ? achievedIn(each, whose, room.most - 1) : undefined;
    return text === undefined || / (?:it|them)\b/.test(text) ? [] : [{ text: `{he} ${text}.`, sentence: each.sentence }];
  }); // prettier-ignore
  const scene = clauses.flatMap((each) => told(each, sceneIn(each, whose))).slice(0, 1);
  // What the notes add comes after how it was before: "kept going" stands where falling off was told.
  const added =
    (band === '2-3' && main.length > 1) || deed.length === 0
      ? []
      : deeds.filter(({ clause }) => clause.noted && !allMishaps.some(({ next }) => next === clause));
  const company = rest.flatMap((each, n) => {
    const before = rest[n - 1];
    const next = rest[n + 1];
    // What somebody went on to do is told with what they did first, where there is room for both. "And then took it off":
    // what "it" is was said before, and behind that it stands or nowhere.
    if (goesOnFrom(each, before) && (SAYS_IT.test(each.rest) || wholeOf(before, each))) return [];
    const both = next && goesOnFrom(next, each) ? wholeOf(each, next) : undefined;
    const found = both ?? companyIn(each, whose, room.most) ?? proudOf(each, before, whose, room.most);
    return found ? [{ ...found, sentence: each.sentence, isWhole: both !== undefined }] : [];
  });
  function wholeOf(one: Clause, other: Clause): ReturnType<typeof companyIn> {
    // What "it" is to whoever comes first was said of the child, and is told there.
    if (IT.test(one.rest)) return undefined;
    const first = companyIn(one, whose, room.most);
    const second = companyIn(other, whose, room.most);
    if (first === undefined || (second === undefined && !SAYS_IT.test(other.rest))) return undefined;
    const told = companyIn({ ...one, rest: `${one.rest} and ${other.rest}` }, whose, Infinity);
    return told && told.text.split(' ').length <= room.most ? told : undefined;
  }
  // What was done with "it" is told where it is named.
  const withIt = company.filter((each) => !each.isWhole && IT.test(each.text) && main.some(({ phrase }) => NAMES_A_THING.test(phrase.text))).slice(0, 1); // prettier-ignore
  // "Her dog" behind a teacher would be the teacher's: whoever is the child's comes first, where the child is named.
  const witness = company
    .filter((each) => each.isWhole || !IT.test(each.text))
    .slice(0, room.company)
    .sort((one, other) => Number(OF_THE_CHILD.test(other.text)) - Number(OF_THE_CHILD.test(one.text)));
  const helped = rest.flatMap((each) => told(each, helpedIn(each, whose, room.most))).slice(0, room.helped);
  // "Grandad helped" is told once, and so is "{his} teddy was with {him}".
  const beside = witness.filter(
    ({ text }) => !helped.some((each) => each.text.toLowerCase().endsWith(text.toLowerCase())),
  );
  const next = inSentences([...mishaps, ...added], room.most);
  const alone = namedAlone(notes);
  const helper =
    [...witness, ...withIt].find((each) => each.helper !== undefined) ??
    heldBy([...main.map((each) => ({ text: each.phrase.text, sentence: each.sentence })), ...next, ...helped]) ??
    alone;
  const account: ToldFact[] = [
    ...withMore(withScene(main, scene), [...saidIn(problem, main), ...also.atOnce]),
    ...joined('helpedThen', [...next, ...helped, ...withIt]),
    ...joined('witness', [
      ...inOne(beside),
      ...(alone && helper !== alone && beside.length < room.company
        ? [{ text: `${alone.helper.text} was there too.`, sentence: alone.sentence }]
        : []),
    ]),
    ...(helper?.helper
      ? [{ name: 'helper' as const, phrase: helper.helper, sentence: helper.sentence, suits: /^/ }]
      : []),
    ...before(rest, whose, band),
    ...joined('afterwards', [...after, ...also.afterwards].slice(0, 2)),
  ];
  return account.map((each) => ({
    ...each,
    phrase:
      each.name === 'deed'
        ? {
            ...each.phrase,
            text: daysLast(each.phrase.text),
            ...(each.phrase.again !== undefined && { again: daysLast(each.phrase.again) }),
          }
        : each.phrase,
    also: [
      ...(each.also ?? []),
      ...named.filter(({ name }) => each.phrase.text.includes(name)).map(({ sentence }) => sentence),
    ],
  }));
}

/** "got up five days in a row and got dressed": how often belongs to both. */
const daysLast = (deed: string): string =>
  deed.replace(/^(.*?) (\w+ (?:days|nights|mornings|weeks|times) (?:in a row|running)) and (.+)$/, '$1 and $3 $2');

/** "Grandpa was watching. Grandpa was proud." is one sentence of one person. */
const inOne = (witness: readonly (Retold & { readonly helper?: Phrase })[]): Retold[] =>
  witness.reduce<Retold[]>((told, each) => {
    const last = told.at(-1);
    const who = each.helper?.text;
    const again = who !== undefined && last?.text.startsWith(`${who} was `) === true && each.text === `${who} was proud.`;
    return again ? [...told.slice(0, -1), { ...last, text: `${last.text.slice(0, -1)} and was proud.` }, { text: '', sentence: each.sentence }] : [...told, each];
  }, []); // prettier-ignore

/** What was done with it, and how it was liked, stands right after it. */
function withMore(facts: readonly ToldFact[], atOnce: readonly Retold[]): ToldFact[] {
  if (atOnce.length === 0) return [...facts];
  const more = facts.find((each) => each.name === 'more');
  const [added] = joined('more', atOnce);
  if (!more || !added) return [...facts, ...(added ? [added] : [])];
  return facts.map((each) =>
    each === more
      ? {
          ...each,
          phrase: { text: `${each.phrase.text} ${added.phrase.text}` },
          also: [...(each.also ?? []), ...(added.also ?? [])],
        }
      : each,
  );
}

/** What "it" can be: "drew {his} house", and not "kept going". */
const NAMES_A_THING = /\b(?:an?|the|\{his\}|some|two|three|\d+) \S|\b[a-z]{2,}[^s'\W]s\b/;
const IT = /^(?!.*\b(?:said|says)\b).*\b(?:it|them)\b/;

/** Whoever did what stands before goes on with it. */
const goesOnFrom = (each: Clause, before: Clause | undefined): before is Clause =>
  each.goesOn && each.who === 'other' && before?.who === 'other' && before.sentence === each.sentence;
const SAYS_IT = /^(?:then )?\S+ (?:it|them|one)\b/;

const OF_THE_CHILD = /^\{his\} /;

/** How it was before: in the parent's own words where they can stand, else that it used to be hard. */
function before(clauses: readonly Clause[], whose: Whose, band: AgeBand): ToldFact[] {
  const hard = clauses.filter((each) => (each.who !== 'other' || each.rest.endsWith(' died')) && tellsOfBefore(each));
  const [first] = hard;
  if (!first) return [];
  const own = hard.flatMap((each) => beforeIn(each, whose, ROOM[band].most) ?? [])[0];
  const text = own ?? (hard.some(wasHard) ? plainlyHard(hard, band) : undefined);
  if (text === undefined) return [];
  return joined(
    'onceHard',
    hard.map(({ sentence }, n) => ({ text: n === 0 ? text : '', sentence })),
  ).map((each) => ({ ...each, meant: hard.map(({ subject, rest }) => `${subject} ${rest}`) }));
}

/** Who writes, where it is said. */
const WRITES = new RegExp(
  String.raw`\b(?:i'm|i am|this is) (?:his|her|their|the)?\s*(${kinWords.join('|')})\b|(?:^|[.!\n]\s*)(${kinWords.join('|')}) here\b|(?:^|[.!\n]\s*)(?:from |love |love from )?(${kinWords.join('|')})\s*[.!x]*\s*$`,
  'i',
);
function parentIn(notes: string, all: string): string {
  const found = WRITES.exec(notes) ?? WRITES.exec(all);
  return kinPhrase(found?.[1] ?? found?.[2] ?? found?.[3] ?? '')?.text ?? 'a grown-up';
}
