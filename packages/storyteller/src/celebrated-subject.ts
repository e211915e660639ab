import type { Brief } from './brief.ts';
import { deedIn } from './facts/deed.ts';
import type { Frame } from './frame.ts';
import { CELEBRATIONS, generalCelebration } from './frames/index.ts';
import type { Match } from './match/match.ts';
import { dayItWentWell } from './match/day-it-went-well.ts';
import { celebrations } from './match/matchers.ts';
import type { Subject } from './subject.ts';

/** A game that was lost and ended well has a scene of its own, whatever else its words belong to: no one had to calm down. */
const endsAGame = (problem: string): boolean => generalCelebration.threadCues?.['move']?.test(problem) === true;

/** A first bite, a goodbye at a door: whose words decide alone; of several what was told first. */
export function decidedDeed(problem: string): Frame | undefined {
  const parts = dayItWentWell(problem);
  return decidedIn(parts.matter) ?? decidedIn(problem, parts.beside);
}

/** A cue that has what is told beside the day is not of that day. */
function decidedIn(words: string, beside = ''): Frame | undefined {
  const ends = [...CELEBRATIONS, generalCelebration].flatMap((frame) =>
    (frame.decidedBy ?? []).flatMap((cue) => {
      const found = beside !== '' && cue.test(beside) ? null : cue.exec(words);
      return found ? [{ frame, end: found.index + found[0].length }] : [];
    }),
  );
  return ends.sort((one, other) => one.end - other.end)[0]?.frame;
}

/** "Just need to share!!": of the parent, who wants to tell somebody, and no deed of the child's. */
const WANTS_TO_TELL =
  /^\W*(?:i |we )?(?:just |really |so )*(?:need(?:ed)?|had|have|got|want(?:ed)?) to (?:share|tell (?:you|someone|somebody|everyone)|brag|boast)\b[\s!:.,-]*(?:that |this )?/i;

/** What the parents did themselves: "We've modelled on it for a year". */
const OF_THE_WRITERS = /(?:^|[.!?,;] ?|\b(?:and|but|so) )(?:we|i)(?:['’](?:ve|d|m|re))? (?!went\b)[^.!?,;]*/gi;

/** What a parent applauds: where its words decide that, and else by the claims of every celebration. */
export function matchCelebration(typed: string, notes: string): Match {
  const problem = typed.replace(WANTS_TO_TELL, '');
  const { matter } = dayItWentWell(problem);
  const ofTheDay = matter === problem ? undefined : celebrations().match(matter, notes);
  const isOfTheDay = ofTheDay !== undefined && ofTheDay.id !== generalCelebration.id;
  const match = isOfTheDay ? ofTheDay : celebrations().match(problem, notes);
  const deed = isOfTheDay ? decidedDeed(matter) : decidedDeed(problem);
  const decided = endsAGame(isOfTheDay ? matter : problem) ? generalCelebration : deed;
  if (decided === undefined || decided.id === match.id) return match;
  const other = CELEBRATIONS.find(({ id }) => id === match.id);
  const others = [...(other === undefined || other === generalCelebration ? [] : [{ id: other.id, name: other.name }]), ...match.others].filter(({ id }) => id !== decided.id); // prettier-ignore
  return { ...match, id: decided.id, sure: true, others };
}

/** Fewer words only name what went well, and the notes tell what it was. */
const NAMES_IT = 8;

/** What a story of a success is about. */
export function celebratedSubject(brief: Brief): Subject {
  const chosen = CELEBRATIONS.find((each) => each.id === brief.situation);
  // The notes tell who was there and how it was before: only where the problem hardly names it do they decide.
  const told = matchCelebration(brief.problem, '');
  const isBrief = brief.problem.trim().split(/\s+/).length < NAMES_IT;
  const match =
    told.id === generalCelebration.id && isBrief && !endsAGame(brief.problem)
      ? matchCelebration(brief.problem, brief.notes)
      : told;
  const found = CELEBRATIONS.find((each) => each.id === match.id);
  const frame = chosen ?? found ?? generalCelebration;
  return {
    frame,
    fallback: generalCelebration,
    id: frame.id,
    name: frame.name,
    hard: namesTheDeed(frame)
      ? deedIn(brief.problem.replace(WANTS_TO_TELL, '').replace(OF_THE_WRITERS, ' '))
      : undefined,
    applauds: true,
    alsoAbout: match.alsoAbout.filter((each) => each.id !== frame.id),
  };
}

/** Whether a frame tells what was done in the parent's own words. */
const namesTheDeed = ({ text }: Frame): boolean =>
  Object.values(text).some(({ descriptive }) => descriptive.some((each) => each.needs.includes('hard')));
