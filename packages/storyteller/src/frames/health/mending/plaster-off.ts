import { said, type NamedScene } from '../../scene.ts';

/** A plaster that is to stay on for ever. */
export const plasterOff: NamedScene = {
  id: 'plaster',
  image: 'a plaster, and the skin that works under it',
  cue: said(
    String.raw`\b(?:off|remov\w*|peel\w*|rip\w*|pull\w*|chang(?:e|ing))\b[^.!?]{0,24}\b(?:plasters?|band[- ]?aids?)\b|\b(?:plasters?|band[- ]?aids?)\b[^.!?]{0,24}\b(?:off|remov\w*|peel\w*|changed)\b`,
    String.raw`\b(?:in (?:a )?plaster|plaster (?:cast|off (?:his|her) (?:arm|leg))|(?:broken|broke|leg|arm|wrist|ankle)\b[^.]*\bplaster|jabs?|injection\w*|needle\w*|vaccin\w*|blood test|wall|paper)\b`,
  ),
  decides: true,
  titles: { young: 'Under the Plaster', older: 'What Skin Does Under There' },
  beside: {
    benefits: [
      'Says what skin does under a plaster, and why a plaster comes off again.',
      'Takes the small tug seriously and says how long it is.',
      'Offers {name} a choice of how it comes off.',
    ],
    talk: {
      young: [
        'What is under the plaster?',
        'How does it feel before it comes off?',
        'Shall we do it in the bath or on a lap?',
      ],
      older: [
        'What does skin do under a plaster?',
        'Which word went into the blank?',
        'Shall we choose fast, slow or in the water?',
      ],
    },
  },
  text: {
    '2-3': `
      D<plaster> {Name has} a plaster on the skin. It went on with a pat. Now it wants to come off. Off can tug.
      P<plaster> A tug is small and short.
      Q<plaster> When it tugs, {Name} may feel ____.
      H<plaster> {helper} can make it wet first.
      H<plaster> {helper} can go bit by bit.
      T<plaster> {he} can hold one corner.
      T<plaster> {he} can blow on it.
      C<plaster> {he} can say, "Bye-bye, plaster."
      A<plaster> One corner, two corners, off. Look, there is skin! It is pink and new. Bye-bye, plaster.
    `,
    '4-5': `
      D<plaster> {Name has} a plaster. Under it, skin is busy. It makes a little lid, and then new skin under the lid. When that is done, the plaster has no more work. But it holds on to tiny hairs, so it tugs.
      P<plaster> Grown-ups look at that corner for a while, too. They have hairs on their arms.
      Q<plaster> Before the plaster comes off, {Name} may feel ____.
      H<plaster> {helper} can lay a warm wet cloth on it. ~ Wet plasters hold on less.
      H<plaster> {helper} can let {him} do the first corner.
      T<plaster> {he} can choose the bath, a lap or the sofa for it.
      T<plaster> {he} can pull one corner, and stop, and go on.
      C<plaster> {he} can say, "Wet it, lift it, off."
      A<plaster> Wet it, lift it, off. It lies there, and it is only a strip. The skin under it is pink and a bit wrinkly. Now air can get to it. It did a good job under there.
    `,
    '6-7': `
      D<plaster> A plaster is a roof for a building site. Under {his} plaster, skin has been at work. First it stops the blood. Then it builds a lid and grows new skin under it. When the roof is no longer needed, it comes off. It sticks to tiny hairs, and they notice the tug.
      P<plaster> Some people pull fast and some go slowly. Nurses say that both are fine. Warm water makes the glue weak.
      Q<plaster> Before the plaster comes off, {Name} may feel ____. It may be bigger than the tug.
      H<plaster> {helper} can soak it first and wait two minutes.
      H<plaster> {helper} can ask, "Fast, slow or in the bath?"
      T<plaster> {he} can do it alone, one edge after the other. ~ The hand that pulls knows when to stop.
      T<plaster> {he} can press the skin next to it with one finger. ~ It tugs less like that.
      C<plaster> {he} can think, "It is glue and hairs. It takes three seconds."
      A<plaster> The roof is off, and the site can be seen. There is a pink line, or a brown lid that falls off by itself. The plaster lies in the bin. The skin goes on without it.
    `,
  },
};
