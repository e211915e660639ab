import { beingNamed } from '../../../theme/entries.ts';
import type { Entity } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { CARDS } from './cards.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const TEACHER =
  /\b(?:substitute|supply|relief|cover|stand-?in|replacement|temporary|new|strange|odd|crazy|funny|forgetful|silly|nicest|muddled) (?:\p{L}+ )?teachers?\b|\bteachers? (?:is|was) (?:ill|away|poorly|off sick|absent|not there|late|missing|(?:really )?(?:an?|the) (?:\p{L}+ )?(?!witch|spy|superhero|vampire|secret)\p{L}+)\b|\b(?:is|are|becomes|was|as) (?:(?:our|the|my|his|her) (?:new |substitute |supply )?|a (?:new|substitute|supply) )teacher\b|^(?:an?|the|our) (?:robot|dragon|dinosaur|bear|owl|lion|tiger|fox|elephant|penguin) teacher$|\b(?:takes?|taking|teach(?:es|ing)?) (?:the|our|my|his|her|a) class\b/iu;

/** "A robot teacher", "our teacher is a dragon": who it is that teaches, beside the word for it. */
function taughtBy(raw: string): Entity | null {
  const words = [/\bteachers? (?:is|was) (?:an?|the) (?:\p{L}+ )?(\p{L}+)$/iu, /\b(\p{L}+) teacher\b/iu];
  const word = words.map((each) => each.exec(raw)?.[1]).find((each) => each !== undefined && beingNamed(each));
  const being = word === undefined ? undefined : beingNamed(word);
  if (word === undefined || !being || being.isa === 'person') return null;
  return { word, adjectives: [], plural: false, name: null, being, place: null, thing: null, known: true };
}

/** Somebody takes the class for one day who has never taken it before. */
export const SUPPLY_TEACHER: StoryEvent = {
  id: 'supply-teacher',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: TEACHER,
  not: /\b(?:secretly|scared|afraid|nervous|worried|leav\w*|goodbye|thank\w*|present|music teacher|swimming|driving|piano|ballet|dance|karate|magic\w*|wizards?|witch\w*|spells?|aliens?|space|dead|died|hates?|mean|shout\w*|cross|vote|trip|play|pet|hamster|new school|first day)\b/i,
  fits: (theme) => onTheGround(theme) && !/^(?:sea|insect)$/.test(theme.hero?.being?.isa ?? ''),
  reads: ({ hero, other, raw }) => {
    const [one, two] = [hero, other].map(somebody).filter((each) => each !== null && !/teacher/.test(each.word));
    return {
      hero: one ?? taughtBy(raw),
      other: two ?? null,
      thing: one || taughtBy(raw) ? null : about('coat'),
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      first: null,
      activity: null,
      fear: null,
    };
  },
  plots: [standsApart(mateBeside({ ...CARDS, when: TEACHER }))],
  talk: {
    young: { yours: [() => 'What do you do first in the morning, and what comes last?'] },
    older: {
      wonder: [() => 'Why did nobody say anything for so long?'],
      yours: [() => 'Which part of a school day would you put first?'],
    },
  },
};
