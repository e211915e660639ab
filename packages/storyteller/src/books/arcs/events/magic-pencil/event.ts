import type { Entity } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { GAP } from './gap.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** With what one draws is nobody. */
const DRAWS_WITH =
  /^(?:pencils?|crayons?|paint ?brush(?:es)?|brush|pens?|chalks?|paints?|felt.tips?|picture|drawing|whatever)$/i;
const somebodyWho = (each: Entity | null): Entity | null =>
  each?.being && each.being.isa !== 'sea' && !DRAWS_WITH.test(each.word) ? each : null;

/** What is drawn comes alive. */
export const MAGIC_PENCIL: StoryEvent = {
  id: 'magic-pencil',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:magic(?:al)?|enchanted|special|secret) (?:\p{L}+ )?(?:pencils?|crayons?|paint ?brush(?:es)?|brush|pens?|chalks?|paints?|paint ?box|felt.tips?|colouring book|sketch ?book|drawings?|pictures?|paintings?)\b|\b(?:drawings?|paintings?|pictures?|draws?|paints?|drawn|doodles?|scribbles?)\b[^.]*\b(?:alive|to life|real|jumps? (?:off|out)|moves?|wakes? up|escapes?)\b|\b(?:everything|whatever|anything|what|all) (?:that )?(?:\p{L}+ ){1,2}(?:draws?|paints?|drew|painted)\b[^.]*\b(?:true|real|alive|life)\b|\b(?:drawings?|pictures?|paintings?) (?:that )?(?:comes?|came) true\b/iu,
  not: /\b(?:hair|teeth|tooth|wand|lost|loses|steals?|stole\w*|thief|museum|gallery|broom|school|class\w*|space|moon|rainbow|birthday|christmas|dragons?|portrait|statue|move house|draws an? (?!fish)\p{L}+|real animals)\b/iu,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || DRAWS_WITH.test(each.word) || !/^(?:vehicle|thing)$/.test(each.being.isa),
    ),
  reads: ({ hero, other }) => ({
    relation: 'none',
    clause: null,
    place: null,
    activity: null,
    thing: about('fish'),
    hero: somebodyWho(hero),
    other: somebodyWho(other),
  }),
  plots: [GAP],
  talk: {
    young: { yours: [() => 'What would you draw first?'] },
    older: {
      wonder: [() => 'Which came first, the hole or the trouble? Find the page.'],
      yours: [() => 'Do you like to be quick or to take your time when you draw?'],
    },
  },
};
