import { onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { BALL } from './ball.ts';
import { CROWN } from './crown.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A castle, and who lives in it. */
export const PRINCESS_KNIGHT: StoryEvent = {
  id: 'princess-knight',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:princess(?:es)?|princes?|kings?|queens?)\b|\bcrowns?\b|\b(?:royal|castle|palace|goes to (?:a|the)|going to (?:a|the)) ball\b/i,
  not: /\b(?:for (?:a|one|the) day|if (?:i|she|he) (?:was|were)|three kings|would rather|dragons?|mermaids?|unicorns?|birthday|party|pea|frogs?|sleep\w*|bed(?:time)?|tower|afraid|scared|frightened|(?:lost|loses|losing)(?! (?:his|her|the|its|their|my|a) crown)|kings? of the|king cobra|queen bee|bees?|lions?|jungle|chess|steals?|stole\w*|school|pirates?|space|moon|sea|robots?|dinosaurs?|witch(?:es)?|knights?|dress up|costume|football|foot ?ball|bak\w+|cook\w*|teeth|tooth|potty|bath|baby|brother|sister|wedding|horse|pony|ponies|snow|ice|invisible|giants?|trolls?|fair(?:y|ies)(?! princess)|monsters?|cinderella|alone|lonely|friend|sword|fight\w*|hero|ninja|turn(?:s|ed)? into|becomes?|r[au]ns? away|cinderella|mud|muddy|farm\w*|washing|invent\w*)\b/i,
  fits: (theme) => onTheGround(theme) && theme.other?.being?.isa !== 'vehicle' && theme.other?.being?.isa !== 'magic',
  reads: ({ thing, activity, hero, raw }) => ({
    // "Princess Mia" is Mia.
    ...(hero?.name === null &&
    hero.word.startsWith('prince') &&
    /\b[Pp]rince(?:ss)? \p{Lu}|\bis (?:a|the) prince/u.test(raw)
      ? { hero: null }
      : {}),
    relation: 'none',
    activity: activity?.id === 'dancing' ? null : activity,
    fear: null,
    first: null,
    clause: null,
    want: null,
    thing: thing ?? about(/ball|prince/i.test(raw) ? 'ball' : 'cake'),
  }),
  plots: [BALL, CROWN],
  talk: {
    young: { yours: [() => 'What would you hide under a dress as big as a tent?'] },
    older: {
      wonder: [() => 'Why did nobody dance at first, do you think?'],
      yours: [() => 'What would you do if you had to go to something and did not want to?'],
    },
  },
};
