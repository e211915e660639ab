import type { Being } from '@storylantern/library';
import type { EventPlot, Going } from './event.ts';
import { toldWith } from './told-with.ts';

const HANDLESS = /^(?:insect|sea|bird|thing|vehicle)$/;
const HANDLESS_KIND =
  /^(?:budgie|parrot|canary|goldfish|fish|snail|stick insect|snake|worm|lizard|crocodile|cockerel|hen|chicken|ostrich)$/;

/** Who can carry a thing: no moth, no woodlouse, no fish and no budgie. */
export const canCarry = ({ isa, id }: Pick<Being, 'isa' | 'id'>): boolean =>
  !HANDLESS.test(isa) && !HANDLESS_KIND.test(id);

function withAbleFriend(going: Going): Going {
  const { A, B, K, company } = going;
  const { friend } = company;
  if (A !== K || !friend.being || canCarry(friend.being)) return going;
  const [able] = company.passersBy(1, (being) => being.isa === 'pet' && being.size >= 2 && canCarry(being));
  if (!able) return going;
  // Also where the grown-up is the second one, and the small friend comes in later.
  const withIt: Going = { ...going, company: { ...company, friend: able } };
  return B === friend ? { ...withIt, B: able, b: able.name, all: `${A.name} and ${able.name}` } : withIt;
}

/** A plot in which the small friend of the child carries things about. */
export const ableFriend = (plot: EventPlot): EventPlot => toldWith(withAbleFriend, plot);
