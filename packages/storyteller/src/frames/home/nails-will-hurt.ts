import { said, type NamedScene } from '../scene.ts';

/** The thought that it will hurt, or bleed, when nails are cut. */
export const nailsWillHurt: NamedScene = {
  id: 'willhurt',
  image: 'a nail that is tapped on a table and feels nothing',
  cue: said(
    String.raw`\b(?:thinks?|says?|worried|worries|scared|afraid|convinced|believes?|sure|screams?|shouts?|frightened)\b[^]*\b(?:hurts?|hurting|pain\w*|bleed\w*|blood|cut (?:his|her|their) (?:fingers?|toes?))\b`,
    String.raw`\b(?:nipped|once|last time|ingrown|bit(?:es|ing)|infected|sore)\b`,
  ),
  decides: false,
  titles: { young: 'Tap, Tap, Says the Nail', older: 'What a Nail Can Feel' },
  roles: {
    harm: {
      fallback: { text: 'that it hurts' },
      cues: [{ match: /\b(?:bleed\w*|blood)\b/i, phrase: { text: 'of blood' } }],
    },
    digit: {
      fallback: { text: 'a finger' },
      cues: [{ match: /\btoe ?(?:nail)?s?\b/i, phrase: { text: 'a toe' } }],
    },
    limb: {
      fallback: { text: 'the hand' },
      cues: [{ match: /\btoe ?(?:nail)?s?\b/i, phrase: { text: 'the foot' } }],
    },
  },
  text: {
    '2-3': `
      D<willhurt> Tap, tap, tap. {Name has} ten nails. A nail is hard. It is like a tiny spoon. The white bit can come off.
      P<willhurt> Cats have claws. They get short too.
      Q<willhurt> When clippers come, {Name} may feel ____.
      H<willhurt> {helper} can go first. Click!
      H<willhurt> {helper} can do just one.
      T<willhurt> {he} can tap a nail on a cup.
      T<willhurt> {he} can pick a toe or a thumb.
      C<willhurt> {he} can say, "Tap, tap, click."
      A<willhurt> Click, and the white bit fell. The nail is short. Tap, tap. That was one.
    `,
    '4-5': `
      D<willhurt> Does a nail feel it when it is cut? {Name} may think {harm}. A nail is hard, like a tiny spoon. The pink part lies on skin, and that stays. The white edge lies on nothing. It has no blood in it, and it feels nothing.
      P<willhurt> It looks sharp, a clipper so near {digit}. Lots of people look away at first.
      Q<willhurt> When the clipper comes near, {Name} may feel ____.
      H<willhurt> {helper} can go first and cut one nail.
      H<willhurt> {helper} can say how many are left. ~ A number gets smaller each time.
      T<willhurt> {he} can tap a nail on the table and listen.
      T<willhurt> {he} can choose just one nail for today.
      T<willhurt,comforter> {he} can hold {comforter} tight.
      C<willhurt> {he} can say, "White edge, nothing to feel."
      A<willhurt> Tap, tap, the nail still sounds the same. The white edge is gone, and the pink part is still there. That was number one. Short nails do not scratch or catch.
    `,
    '6-7': `
      D<willhurt> Hair can be cut, and nobody feels it. With nails it is much the same, but it looks different. {Name} may think {harm}, since the clipper is close to {digit}. Under the pink part there is skin with a lot of nerves. Under the white edge there is just air. There is no blood in a nail at all.
      P<willhurt> People who know all about nails may still pull a hand away. A hand is quicker than a thought.
      Q<willhurt> When the clipper comes near, {Name} may feel ____. It may be one word before and another one after.
      H<willhurt> {helper} can count the nails that are left. ~ Nine is a lot, and two is nearly none.
      H<willhurt> {helper} can put {limb} in warm water first. ~ Warm nails are soft and click less.
      T<willhurt> {he} can tap a white edge with a pencil and feel what it feels.
      T<willhurt> {he} can choose the first nail and the last one.
      T<willhurt,comforter> {he} can hold {comforter} the whole time.
      C<willhurt> {he} can think, "White edge, with only air below."
      A<willhurt> Ten small moons lie on the towel. A pencil that taps on them gets no answer, and it got none before. The pink parts are where they were. Nails that are short do not catch on things.
    `,
  },
};
