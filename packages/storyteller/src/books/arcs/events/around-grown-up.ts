import type { Telling, Told } from '../../arc.ts';
import { possessive } from '../../../child/name.ts';
import { escaped } from '../../../words/escaped.ts';
import { goesWrong, IS_IN_IT, nameOf, pagesWith, settingsOf, withThread, wordings, type Thread } from './around.ts';
import type { Going } from './event.ts';

interface Beside {
  /** Said only where something goes wrong. */
  readonly inTrouble?: true;
  /** Done as well by somebody who has another part besides. */
  readonly withPart?: true;
  readonly young: Thread;
  readonly older: Thread;
}

/** What a grown-up says who has come along: of what goes wrong each time, and at last of what goes right. */
const THREADS: readonly ((g: string, k: string) => Beside)[] = [
  (g) => ({
    young: {
      begins: `${g} was there to cheer.`,
      goesOn: [`"Hooray!" said ${g}. Too soon!`, `"Now?" said ${g}. Not yet.`],
      ends: `"Now!" said ${g}. "Hooray!"`,
    },
    older: {
      begins: `${g} was there as well, to cheer at the right moment.`,
      goesOn: [
        `"Hooray!" cried ${g}. It was not the right moment.`,
        `"Now?" whispered ${g}. It was still not the right moment.`,
      ],
      ends: `"Hooray," said ${g}. It was exactly the right moment.`,
    },
  }),
  (g) => ({
    inTrouble: true,
    young: {
      begins: `${g} came to see it all.`,
      goesOn: [`"I've seen worse," said ${g}.`, `"Not much worse," said ${g}.`],
      ends: `"The best I've seen!" said ${g}.`,
    },
    older: {
      begins: `${g} was there as well, and ${g} had seen a good many things.`,
      goesOn: [`"I've seen worse," said ${g}.`, `"I've hardly ever seen worse," said ${g}.`],
      ends: `"And I've never seen better," said ${g}.`,
    },
  }),
  (g, k) => ({
    withPart: true,
    young: {
      begins: `${g} came to clap.`,
      goesOn: [`"Clap now?" said ${g}. "No!"`, `"And now?" said ${g}. "No!"`],
      ends: `Clap, clap, clap, went ${g}.`,
    },
    older: {
      begins: `${g} was there, and they had a signal. One nod was: go on.`,
      goesOn: [`${g} nodded to ${k}, once. Go on.`, `From ${g} there came another nod. Go on.`],
      ends: `${g} nodded twice. That was the best one.`,
    },
  }),
  (g, k) => ({
    young: {
      begins: `${g} had a camera.`,
      goesOn: [`"Smile!" said ${g}. Click! A thumb.`, `Click! ${g} got a button.`],
      ends: `Click! "Got you, ${k}!" said ${g}.`,
    },
    older: {
      begins: `${g} had brought the camera, so that nothing would be missed.`,
      goesOn: [
        `"Smile!" said ${g}. Click. It was a very clear picture of a thumb.`,
        `"Once more!" said ${g}. Click. That was a button.`,
      ],
      ends: `One of ${possessive(g)} pictures came out. It was of ${k}.`,
    },
  }),
];

/** Somebody who is asleep, away or hiding eggs is not there to cheer. */
const ELSEWHERE =
  /\b(?:asleep|sle(?:ep|pt)\w*|snor\w*|woke|in bed|away|waved|out there|for help|hides?|hid|hidden|been round|telephoned?|rang|parcel|letter|at work|went (?:out|home)|at bedtime)\b/i;
/** Somebody who comes now was not there before. */
const ARRIVES = /\b(?:c[ao]mes?|a head round|looked in|at the door|here was|from behind|went up|(?:was|is) back)\b/i;
const QUOTED = /["“][^"”]*["”]/g;
const SENTENCE = /(?<=[.!?]["”]?)\s+/;

/** The page from which a grown-up is there; null for whoever is somewhere else, or comes when all is done. */
function thereFrom({ pages }: Told, name: RegExp): number | null {
  let from = 0;
  for (const [index, page] of pages.entries()) {
    const said = wordings(page).flatMap((text) => text.replaceAll(QUOTED, '"."').split(SENTENCE));
    const ofThem = said.filter((sentence) => name.test(sentence));
    if (ofThem.some((sentence) => ELSEWHERE.test(sentence))) return null;
    if (index > 1 && ofThem.some((sentence) => ARRIVES.test(sentence))) from = index;
  }
  return from < pages.length * LATEST ? from : null;
}
/** On more pages than this somebody does not just come along. */
const PASSES_BY = 1;
/** After this part of a book nothing new begins. */
const LATEST = 0.5;

/** Whether a theme says that the family's grown-up is there: "with Dad", "Mia and Grandma", "at Grandpa's house". */
const isBeside = ({ G, raw }: Going): boolean =>
  new RegExp(
    String.raw`\b(?:with|and|at) (?:(?:my|her|his|our|the) )?${escaped(G.name.toLowerCase())}(?!\p{L})`,
    'u',
  ).test(raw);

/** Whether a theme names a grown-up who is on too few pages of a book. */
export function isGrownUpLeftOut(going: Going, { pages }: Told): boolean {
  const { A, G, K, g } = going;
  return g !== 'the grown-up' && G !== A && G !== K && isBeside(going) && pagesWith(pages, nameOf(G)) < IS_IN_IT;
}

/**
 * A plot told with the grown-up whom the theme names in it on more than a page: as the second one where the plot has no
 * part for a grown-up, else with something of their own that goes on beside it.
 */
export function withGrownUpThere(going: Going, telling: Telling, tell: (going: Going) => Told): Told {
  const told = tell(going);
  if (!isGrownUpLeftOut(going, told)) return told;
  const { B, G, K, Gcap, company } = going;
  const name = nameOf(G);
  const isNowhere = told.pages.every((page) => wordings(page).every((text) => !name.test(text)));
  // At school a grown-up of the family sits on no small chair.
  if (settingsOf(told.pages).filter((each) => each === 'classroom').length > 1) return told;
  if (isNowhere && B === G) {
    const second = tell({ ...going, company: { ...company, friend: G } });
    if (pagesWith(second.pages, name) >= IS_IN_IT) return second;
  }
  // Whoever keeps the score or holds the nails has a part already, and no second one beside it.
  const met = told.pages.filter((page) => wordings(page).some((text) => name.test(text)));
  const from = thereFrom(told, name);
  const hasPart = met.length > PASSES_BY;
  if ((hasPart && (telling === 'young' || met.length > PASSES_BY + 1)) || from === null) return told;
  for (const thread of company.chance.some(THREADS.length, THREADS)) {
    const lined = thread(Gcap, K.name);
    if (hasPart && !lined.withPart) continue;
    const pages = withThread(told.pages, lined[telling === 'young' ? 'young' : 'older'], {
      telling,
      who: G,
      trouble: told.refrain,
      fits: ({ scene }, index) => index >= from && scene.actors.some(({ who }) => who === K),
      ...(lined.inTrouble ? { goesOnAt: goesWrong } : {}),
    });
    if (pages) return { ...told, pages };
  }
  return told;
}
