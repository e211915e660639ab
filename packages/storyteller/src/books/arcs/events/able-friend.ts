import type { EventPlot, Going } from './event.ts';

/** Who can carry a thing: no moth, no woodlouse, no fish and no budgie. */
const HANDLESS = /^(?:insect|sea|bird)$/;
const HANDLESS_PET = /^(?:budgie|parrot|canary|goldfish|fish|snail|stick insect)$/;

function withAbleFriend(going: Going): Going {
  const { A, B, K, company } = going;
  const { friend } = company;
  if (A !== K || !friend.being || (!HANDLESS.test(friend.being.isa) && !HANDLESS_PET.test(friend.being.id)))
    return going;
  const [able] = company.passersBy(1, ({ isa, size, id }) => isa === 'pet' && size >= 2 && !HANDLESS_PET.test(id));
  if (!able) return going;
  // Also where the grown-up is the second one, and the small friend comes in later.
  const withIt: Going = { ...going, company: { ...company, friend: able } };
  return B === friend ? { ...withIt, B: able, b: able.name, all: `${A.name} and ${able.name}` } : withIt;
}

/** A plot in which the small friend of the child carries things about. */
export const ableFriend = (plot: EventPlot): EventPlot => ({
  ...plot,
  young: (going) => plot.young(withAbleFriend(going)),
  middle: (going) => plot.middle(withAbleFriend(going)),
  old: (going) => plot.old(withAbleFriend(going)),
});
