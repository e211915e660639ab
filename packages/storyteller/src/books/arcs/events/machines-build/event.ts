import { MACHINE, works } from '../building-site/machines.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { HEAP } from './heap.ts';
import { BUILT } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const MACHINES = new RegExp(
  String.raw`\b(?:${MACHINE}|(?:construction|building) (?:vehicles?|trucks?|machines?|crew|lorries))\b`,
  'iu',
);

/** Diggers and other machines build something: a playground, a house. */
export const MACHINES_BUILD: StoryEvent = {
  id: 'machines-build',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`${MACHINES.source}[^.]*${BUILT.source}|${BUILT.source.replace('?<what>', '?:')}[^.]*${MACHINES.source}`,
    'iu',
  ),
  not: /\b(?:afraid|scared|frightened|fear\w*|toys?|lego|blocks|sand ?castle|beach|birthday|moon|space|mars|stuck|lost|loses|stole\w*|can['’]?t|cannot|won['’]?t|tired|sleep\w*|bed ?time|race|christmas|knock\w* down|animals|fish|treasure|tree ?house)\b/i,
  fits: (theme) => onTheGround(theme) && needs(theme.raw),
  needs: ({ raw }) => needs(raw),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: works(hero) ?? works(other),
    other: null,
    thing: about('digger'),
    also: [],
  }),
  plots: [standsApart(HEAP)],
  talk: {
    young: { yours: [() => 'Where do you like to roll down?'] },
    older: {
      wonder: [() => 'Who built most of it, do you think?'],
      yours: [() => 'What would you do with a heap as high as a bus?'],
    },
  },
};

const needs = (raw: string): boolean => MACHINES.test(raw) && BUILT.test(raw);
