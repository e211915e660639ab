import type { Theme } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { ASLEEP } from './asleep.ts';
import { BLANKET } from './blanket.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who can have hold of one end of something: no fish and no thing. */
const canPull = (theme: Theme): boolean => {
  // A whole letter about the family is about more than this.
  if (!onTheGround(theme) || theme.raw.length > 100) return false;
  const being = theme.hero?.being;
  const drawing = being?.drawing;
  return (
    !being ||
    !drawing ||
    // "the last biscuit" is what they fight over.
    being.isa === 'thing' ||
    (!('thing' in drawing) &&
      !/^(?:bird|insect|sea)$/.test(being.isa) &&
      !('animal' in drawing && /^(?:snake|fish|whale|shark|snail|octopus|bee|butterfly|worm)$/.test(drawing.animal)))
  );
};

/** Brothers and sisters at home with each other. */
export const SIBLINGS: StoryEvent = {
  id: 'siblings',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:brothers?|sisters?|siblings?|twins?|cousins?)\b[^.]*\b(?:fight\w*|argu\w+|quarrel\w*|squabbl\w*|bicker\w*|shar(?:e|es|ing)|annoy\w*|everything|same|apart|bunk ?beds?|blanket|each other|get(?:ting)? on|together)\b|\b(?:fight\w*|argu\w+|quarrel\w*|squabbl\w*|bicker\w*|shar(?:e|es|ing)|annoying|bunk ?beds?|bossy)\b[^.]*\b(?:brothers?|sisters?|siblings?|twins?|cousins?)\b|\b(?:shar(?:e|es|ing)) (?:a|the|one|her|his|my|their) (?:bed ?)?(?:room|bed)\b|^twin \p{L}+$|\bwho are (?:brothers|sisters|twins)\b|^(?:two |twin |three )(?:little |big )?(?:brothers|sisters|twins) who are \p{L}+(?: \p{L}+)?$|^(?:(?:the|a|two|my|three|our|\p{L}+ and (?:her|his|their)) )?(?:(?:little|big|older|younger|annoying|naughty|\p{L}+) ){0,2}(?:brothers?|sisters?|siblings|twins|twin brothers?|twin sisters?)(?: \p{L}+)?$/iu,
  not: /\b(?:bab(?:y|ies)|newborn|new (?:brother|sister)|born|expecting|becom\w+|hits?|hitting|bites?|biting|bull\w*|died?|dead|hospital|ill|sick|jealous|adopt\w*|step|divorc\w*|moon|space|island|ugly sisters|cinderella|wright|grimm|tower|castle|treehouse|rocket|mum\w*|dad\w*|birthday|christmas|school|holiday|wins?|lost|best friends?|shar(?:e|es|ing) (?:(?:her|his|my|their|our|the) )?(?:toys|things))\b/i,
  fits: canPull,
  reads: ({ hero }) => ({
    hero: hero?.being && hero.being.isa !== 'thing' ? hero : null,
    other: null,
    thing: null,
    place: null,
    first: null,
    clause: null,
    want: null,
    relation: 'none',
  }),
  quarrel: true,
  plots: [BLANKET, ASLEEP],
  talk: {
    young: { yours: [() => 'What do you like to have all to yourself?'] },
    older: {
      wonder: [() => 'When could one of them have had it all, and did not want it?'],
      yours: [() => 'What is only any good when there are two of you?'],
    },
  },
};
