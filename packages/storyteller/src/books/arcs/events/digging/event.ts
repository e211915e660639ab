import type { Theme } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { TOO_DEEP } from './too-deep.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const THING = /^(?:hole|sand|pit|sandpit|sandcastle|spade|garden|ground|mud|earth)$/;

/** Who digs and can dig too deep: a digger, a dog; nobody who lives underground, swims or flies. */
const canDig = (theme: Theme): boolean => {
  const being = theme.hero?.being;
  return (
    onTheGround(theme) &&
    (!being || THING.test(theme.hero?.word ?? '') || !/^(?:sea|bird|thing|person)$/.test(being.isa)) &&
    !/^(?:mole|worm|rabbit|badger|bus|car|train|fire engine|ambulance|lorry)$/.test(being?.id ?? '')
  );
};

/** A hole is dug, too deep. */
export const DIGGING: StoryEvent = {
  id: 'digging',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:digs?|dug|digging)\b[^.]*\b(?:deep\w*|holes?|to (?:australia|china|the other side)|tunnel|sand ?pit|sand)\b|\bsand ?(?:pit|box)(?:es)?\b|\bbuilding a sandcastle with \p{Lu}\p{Ll}+$|\b(?:digger|excavator)s?\b[^.]*\b(?:holes?|stuck in the (?:mud|hole)|digs?|dug|digging)\b|^(?:the |a )?(?:big|deep|deepest|biggest) hole$/iu,
  not: /\b(?:treasure|bones?|dinosaurs? bone|fossils?|prison|escape|potatoes|carrots|vegetables|seeds?|plant\w*|beach|sea|seaside|snow|tooth|grave|school|lost|secret|museum|pirates?|who (?:lost|won['’]?t)|afraid|scared|tired|cat poo|bury|buried)\b/i,
  fits: canDig,
  reads: ({ hero }) => ({
    ...NOTHING_DONE,
    hero: hero?.being && !THING.test(hero.word) ? { ...hero, plural: false } : null,
    other: null,
    thing: null,
    place: null,
    first: null,
  }),
  plots: [{ ...TOO_DEEP, when: /\bd[iu]g\w*|\bholes?\b|\bsand\b|\bsand ?(?:pit|box|castle)/i }],
  talk: {
    young: { yours: [() => 'How deep can you dig? Where does the sand go?'] },
    older: {
      wonder: [() => 'When could you have known that the hill was the way out?'],
      yours: [() => 'What would you take apart for somebody, though you had made it?'],
    },
  },
};
