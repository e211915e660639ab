import { onTheGround, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { BOO } from './boo.ts';
import { SHEET } from './sheet.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Costumes, a pumpkin, and a house that tries to be haunted. Nobody in it is really frightened. */
export const HALLOWEEN: StoryEvent = {
  id: 'halloween',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bhallow(?:e'?|’)?en\b|\btrick[- ]or[- ]treat\w*|\bpumpkin (?:lantern|carving|patch)\b|\bghosts? (?:who|whom|that|which)\b.*\b(?:afraid|scared|frighten\w*|scare|spook\w*|boo)\b|\b(?:afraid|scared) of (?:the |a )?ghosts?\b.*\bnobody\b|\bhaunted (?:house|castle)\b[^.]*\b(?:is|does)(?:n'?t| not) [^.]*\b(?:scar\w+|frighten\w*|spooky)\b/i,
  not: /\bboo\b[^.]*(?:quiet|soft|small)|(?:whispers|squeaks) boo|\b(?:afraid of (?:the )?(?:dark|people|children|himself|herself|itself|mice)|scared of (?:the )?(?:dark|people|children|himself|herself|itself|mice)|witch|wizard|broom\w*|(?:could|can|did|does|would)(?:n[o'’]?t| not)? (?:say|do|go|shout) (?:the word )?boo|forg[eo]t\w* (?:how )?to say boo|skeleton|vampire|zombie|lonely|school|supermarket|costume party|christmas)\b/i,
  fits: onTheGround,
  reads: ({ hero }) => ({
    relation: 'none',
    place: null,
    want: null,
    fear: null,
    thing: null,
    activity: null,
    occasion: null,
    ...(hero && (!hero.being || /^(?:pumpkin|house|castle|costume|sweets?|lantern)$/.test(hero.word))
      ? { hero: null }
      : {}),
  }),
  plots: [BOO, standsApart(SHEET)],
  talk: {
    young: { yours: [() => 'What would you dress up as?'] },
    older: {
      wonder: [() => 'Which was the best moment of that evening, and who thought of it?'],
      yours: [() => 'What would you hide in a haunted house that is not very frightening?'],
    },
  },
};
