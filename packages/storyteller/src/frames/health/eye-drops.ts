import { said, type NamedScene } from '../scene.ts';

/**
 * Drops for an eye that shuts itself. That a drop may be put in the inner corner of a closed eye and runs in when the eye opens:
 * Children's Minnesota, "Eye drops"; myeyedrops.info, "Children and babies". That an eye shuts by itself when something
 * comes near is the blink reflex.
 */
export const eyeDrops: NamedScene = {
  id: 'eyedrops',
  image: 'a drop that waits in the corner of a shut eye',
  cue: said(
    String.raw`\beye[- ]?(?:drops?|ointment|cream)\b|\bdrops? (?:in|into|for|to)(?: \w+)? (?:\w+ )?eyes?\b|\b(?:conjunctivitis|pink ?eye)\b[^]*\b(?:drops?|medicine|ointment)\b`,
    String.raw`\b(?:ears?|nose)\b`,
  ),
  decides: true,
  titles: { young: 'A Drop in the Corner', older: 'A Drop in the Corner' },
  text: {
    '2-3': `
      D<eyedrops> This medicine is for an eye. {Name} may lie down. The eye may shut. Plip! A wet drop sits in the corner. Blink! In it goes.
      P<eyedrops> Eyes like to shut. All eyes do that.
      Q<eyedrops> With a wet eye, {Name} may feel ____.
      H<eyedrops> {helper} can say, "Now. Plip!"
      H<eyedrops> {helper} can hold it warm.
      T<eyedrops> {he} can shut both eyes.
      T<eyedrops> {he} can give teddy a pretend drop.
      T<eyedrops,comforter> {he} can hold {comforter}.
      C<eyedrops> {he} can say, "Shut, plip, blink!"
      A<eyedrops> Shut, plip, blink. The medicine is in. A tissue goes dab, dab. Up again. Hello, eyes!
    `,
    '4-5': `
      D<eyedrops> This medicine goes into an eye. Eyes shut by themselves when something comes near. So {Name} may blink just when the drop is on its way. That does not matter. The drop can wait in the corner of a shut eye. When the eye opens, it runs in.
      P<eyedrops> Grown-ups blink at eye drops, too. Half of it runs down the cheek, and they try again.
      Q<eyedrops> When the bottle comes near, {Name} may feel ____.
      H<eyedrops> {helper} can warm the bottle in a hand first.
      H<eyedrops> {helper} can say "now" before each drop.
      T<eyedrops> {he} can lie flat and shut both eyes.
      T<eyedrops> {he} can count to three and then blink.
      T<eyedrops,comforter> {he} can put {comforter} on {his} tummy to watch.
      C<eyedrops> {he} can say, "Shut, drop, blink, and done."
      A<eyedrops> The medicine sat in the corner like a drop of rain. Then came a blink, and in it went. Maybe it stung a bit, and that was soon over. A tissue took the rest. Two eyes look out again.
    `,
    '6-7': `
      D<eyedrops> Some medicine comes in drops for an eye. An eye has a lid that shuts faster than anyone can think. {Name} may try to keep it open, and it shuts all the same. Lids are meant to do that when something comes close. There is a trick for it. The eye is shut, and the drop waits in the corner by the nose. When the eye opens, it runs in by itself.
      P<eyedrops> Nurses know that lids do as they like. They do not think that anybody is being difficult.
      Q<eyedrops> While the drop is on its way, {Name} may feel ____.
      H<eyedrops> {helper} can say when each drop comes, and how many are left.
      H<eyedrops> {helper} can hold the bottle in a warm hand first. ~ A cold drop is more of a surprise.
      T<eyedrops> {he} can lie flat and find a spot on the ceiling first.
      T<eyedrops> {he} can choose which eye goes first.
      C<eyedrops> {he} can think, "Shut, wait, open."
      A<eyedrops> A drop of medicine waited in the corner, and the eye let it in. It may have been cold, or it may have stung for a moment. Some of it ran down to an ear, which did no harm. After a few blinks the ceiling was clear again.
    `,
  },
};
