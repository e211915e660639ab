import type { Entity, Theme } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { BEANS } from './beans.ts';
import { BENCH } from './bench.ts';
import { HEN } from './hen.ts';
import { HORN } from './horn.ts';
import { NOBODY_THERE } from './nobody-there.ts';
import { ofOwnTeam } from './own-team.ts';
import { PENALTY } from './penalty.ts';
import { SLOPE } from './slope.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** "The football world cup" is nobody, and no cup. */
const isCup = (each: Entity | null): boolean => each?.being?.id === 'cup' || each?.word === 'cup';

/** Who can play: somebody with legs, in a place with grass. */
const canPlay = (theme: Theme): boolean => {
  if (!onTheGround(theme)) return false;
  if (!theme.hero || isCup(theme.hero)) return true;
  const drawing = theme.hero.being?.drawing;
  return (
    drawing !== undefined &&
    !('thing' in drawing) &&
    !('animal' in drawing && /^(?:snake|fish|whale|shark|snail|octopus|bee|butterfly|hen|worm)$/.test(drawing.animal))
  );
};

/** A game of football, and what comes of it. */
export const FOOTBALL: StoryEvent = {
  id: 'football',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:too (?:small|little|short|tiny)|smallest|shortest|not (?:big|tall) enough)\b[^.]*\b(?:for|in|on|to (?:play|be) (?:in|on|for)) (?:the |his |her |their |a |our |my )?(?:\p{L}+ )?team\b|\bfootball\b|\bsoccer\b|\bgoal ?keeper\b|\bgoalie\b|\bpenalt(?:y|ies)\b|\bpenalty shoot[- ]?out\b|\b(?:plays?|playing|stands?|is|goes|being) in goal\b|\b(?:(?:first|winning|best) (?:ever )?goal|scor(?:e|es|ed|ing) (?:a|an|the|my|his|her|their|our)(?: \p{L}+){0,2} goals?|cup final)\b|\b(?:our|my|his|her|their|the) (?:\p{L}+ )?team (?:wins?|won|winning|lifts?|gets?|plays?) (?:the |a |in the )?(?:\p{L}+ )?(?:cup|league|match|final|trophy)\b/iu,
  not: /\b(?:rather|sooner|first (?!(?:football |big |ever )*(?:match|game|goal))|club|training|trials?|try[- ]?outs?|never win|scared|afraid|nervous|worried|lost my|lost his|lost her|lost their|losing my|against|versus|vs|american|rugby|hockey|lacrosse|hurling|alien|robot|shirt|stuck|who (?:won'?t|can'?t|lost)|bouncing|learn\w*|chickens?|hens?|table football|girls can|netball|basketball|cricket|quiz|chess|swimming|relay|tennis|gymnastics|volleyball|new boots|boots)\b/i,
  fits: canPlay,
  // "My first match as goalkeeper": it is the child who stands in goal, and nobody besides. A cup final is no cup.
  reads: ({ hero, other, raw }) => ({
    ...(hero && /^goal(?:keeper|ie)$/.test(hero.word) && /\b(?:as|being|in goal|my|i am)\b/i.test(raw)
      ? { hero: null }
      : {}),
    ...(isCup(hero) ? { hero: null } : {}),
    ...(isCup(other) ? { other: null } : {}),
    ...(/\bpenalt/i.test(raw) ? { thing: about('football'), relation: 'none' as const, want: null, clause: null } : {}),
  }),
  plots: [BENCH, SLOPE, HEN, HORN, BEANS, PENALTY, NOBODY_THERE].map(ofOwnTeam),
  talk: {
    young: { yours: [() => 'What do you like to kick?'] },
    older: {
      wonder: [() => 'What do you think the other team said when they got home?'],
      yours: [() => 'Who would you have in your team, if you could have anybody?'],
    },
  },
};
