import type { Chance, Company, Figure, Told } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { about } from '../events/page.ts';
import { OF_ITS_SENTENCE, shape, SURE } from '../shape.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { wonderIn } from './wonder-in.ts';
import type { Wonder } from './wonder.ts';
import { WORDINGS } from './wordings.ts';
import { young } from './young.ts';

/** Somebody waits for a wonder of the sky or of nature, misses it, writes down what was there instead, and sees it. */
export interface SeenAtLast {
  /** Who waits. */
  readonly A: Figure;
  /** Who comes along: the grown-up beside a child, the child beside somebody of a story. */
  readonly C: Figure;
  readonly W: Wonder;
  readonly company: Company;
  readonly chance: Chance;
}

/** Whoever never saw it, where that is somebody of a story: "a rabbit who has never seen a rainbow". */
function whoWaits({ hero, raw }: Theme): Theme['hero'] {
  if (!hero?.being || hero.plural || /^(?:thing|vehicle)$/.test(hero.being.isa)) return null;
  const said = wonderIn(raw)?.of.exec(raw)?.[0].toLowerCase() ?? '';
  const word = hero.word.toLowerCase();
  return said.includes(word) || word.includes(said) ? null : hero;
}

const calledIn = (raw: string): string => {
  const wonder = wonderIn(raw);
  return wonder?.id === 'telescope' ? 'telescope' : (wonder?.x.replace(/^(?:the|an?) /, '') ?? 'sky');
};

/** "keeps a moon diary": what is written down is written in that. */
function inOwnBook(told: Told, { company }: SeenAtLast): Told {
  const own = /\b(diary|journal|sketch ?book|log ?book)\b/i
    .exec(`${company.theme.raw} ${company.details ?? ''}`)?.[1]
    ?.toLowerCase();
  if (own === undefined) return told;
  const pages = told.pages.map((each) => ({
    ...each,
    text: [each.text].flat().map((text) => text.replaceAll('notebook', own)),
  }));
  return { ...told, pages };
}

/** The wonder is what the theme asks for, and no day in somebody's life: as sure as an event. */

export const seenAtLast = shape<SeenAtLast>({
  id: 'seen-at-last',
  wordings: WORDINGS,
  fits: (theme) => (theme.fear === null && wonderIn(theme.raw) !== null ? SURE : 0),
  does: /^(?:see\w*|saw|seen|watch\w*|wait\w*|look\w*|miss\w*|spot\w*|stay\w*|hunt\w*|search\w*|coming)$/,
  reads: (theme) => ({
    ...OF_ITS_SENTENCE,
    hero: whoWaits(theme),
    other: null,
    thing: about(calledIn(theme.raw)),
    occasion: null,
  }),
  bind: (company) => {
    const W = wonderIn(company.theme.raw);
    const { hero: A, child, grownUp, chance } = company;
    return W === null ? null : { A, C: A === child ? grownUp : child, W, company, chance };
  },
  young: (bound) => inOwnBook(young(bound), bound),
  middle: (bound) => inOwnBook(middle(bound), bound),
  old: (bound) => inOwnBook(old(bound), bound),
});
