import type { Figure } from '../../../arc.ts';
import type { EventPlot, Going } from '../event.ts';
import { withClassmate } from '../page.ts';

const KIN = /\b(?:grand\w*|gran|granny|nan|nana|nanny|aunt\w*|uncle|oma|opa)\b/;

/** Whose house it is: the grown-up's whom the theme names, else the second one's. */
export const house = ({ B, G, raw }: Going): string => `${KIN.test(raw) ? G.names : B.names} house`;

/** A theme in which somebody comes to sleep at the child's own house. */
const HOSTS =
  /\b(?:has|having|have|invites?) (?:a |her |his |my |some |two )?(?:\p{L}+ )?(?:friends?|cousins?)\b[^.]*\b(?:for|to|over)\b|\b(?:comes?|coming|stays?) (?:over )?(?:for|to) (?:a|my|our|the) sleep|\bsleep-? ?over (?:at|in) (?:my|our) (?:own )?(?:house|home|room)\b/iu;

/** The same where the child is the one at home: a guest lies awake, and the child has the trick. */
const atHome = (going: Going): Going => {
  const { A, K, company, raw } = going;
  if (A !== K || company.other || !HOSTS.test(raw)) return going;
  const guest = withClassmate(going).B;
  return { ...going, A: guest, a: guest.name, B: K, b: K.name, K: guest, k: guest.name, third: null, comesToo: '' };
};

/** "At Ella's house": whose it is, where the theme says the name of a child. */
const AT_NAMED =
  /\b(?:at|round|in) (?:(?:my|his|her|our|the|an?) )?(?:best )?(?!(?:mum\w*|dad\w*|mom\w*|santa|it|that|there)['’]s)(\p{L}+)['’]s(?: (?:house|home|place|flat))?$/iu;

/** "At her cousin's house": the cousin whom the parent names beside the theme, else one with a name of ours. */
function ofTie({ K, company, chance }: Going, tie: string): Figure {
  const known = company.alsoThere.find(({ introduced }) => introduced.includes(`${tie} `));
  const name = chance.pick(...['Noor', 'Robin', 'Jess'].filter((each) => each !== K.name));
  return known ?? { ...company.person(name, 'child'), introduced: `${K.names} ${tie} ${name}` };
}

const atNamed = (going: Going): Going => {
  const { A, K, company, raw } = going;
  const name = AT_NAMED.exec(raw)?.[1]?.toLowerCase();
  if (A !== K || company.other || name === undefined || KIN.test(name) || name === K.name.toLowerCase()) return going;
  const B = /^(?:cousin|friend|mate)$/.test(name)
    ? ofTie(going, name)
    : company.person(name.charAt(0).toUpperCase() + name.slice(1), 'child');
  return { ...going, B, b: B.name, all: `${K.name} and ${B.name}` };
};

export const hosting = (plot: EventPlot): EventPlot => ({
  ...plot,
  young: (going) => plot.young(atNamed(atHome(going))),
  middle: (going) => plot.middle(atNamed(atHome(going))),
  old: (going) => plot.old(atNamed(atHome(going))),
});
