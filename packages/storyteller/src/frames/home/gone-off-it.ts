import { said, type NamedScene } from '../scene.ts';

const ATE = String.raw`\b(?:(?:used to|would) (?:\w+ )?(?:eat|love|like|have) (?:\w+ )?(?:everything|anything|all|most|well|lots|so much|any food|fruit|veg\w*|whatever)|(?:was|used to be) (?:\w+ ){0,2}(?:good|great|brilliant|fantastic|amazing|lovely|adventurous) eater|ate (?:everything|anything|so well|well|all)|(?:has )?(?:gone|went) off (?:all |most |his |her |their |so many |lots of )?(?:food\w*|fruit|veg\w*|meals?|everything|dinner))\b`;

/** Food that was eaten once and is not any more, as happens to many at two or three. */
export const goneOffIt: NamedScene = {
  id: 'goneoff',
  image: 'a small bowl beside the plate for food that is not for today',
  cue: said(
    ATE,
    String.raw`\b(?:chok\w*|gag\w*|sick|ill|poorly|virus|tummy|pain\w*|hospital|medicine|tonsil\w*|teeth|tooth|brace|weight|fat|thin|diet|calories|anxious|died|death|divorce|split|lumps?|swallow\w*|allerg\w*|autis\w*|arfid|school dinners?)\b`,
  ),
  decides: true,
  answers: /\b(?:used to|throws?|spits?|floor|refus\w+|now|eater|gone off)\b/i,
  titles: { young: 'A Bowl for Not Today', older: 'A Bowl for Not Today' },
  text: {
    '2-3': `
      D<goneoff> Here is a plate. {Name} may look at the food. It was fine one day. Now it looks odd. A bowl is here, too. Odd food can go in it. Plop!
      P<goneoff> Lots of small children do that.
      Q<goneoff> When food looks odd, {Name} may feel ____.
      H<goneoff> {helper} can eat and hum.
      H<goneoff> {helper} can give one small bit.
      T<goneoff> {he} can put it in the bowl.
      T<goneoff> {he} can give it a pat.
      C<goneoff> {he} can say, "Not today. Plop."
      A<goneoff> Plop, it is in the bowl. It can stay there. The plate has food as well. A bite goes in. Down from the chair!
    `,
    '4-5': `
      D<goneoff> Food can be good for a long time. Then one day it looks wrong. {Name} may know that. Many children begin to look hard at food, and then it happens. The food is the same. A small bowl is there for bits that are not for today.
      P<goneoff> Grown-ups may be surprised, for it was fine before. Most of them have a thing that they went off, too.
      Q<goneoff> When the food on the plate looks wrong, {Name} may feel ____.
      H<goneoff> {helper} can eat the same food and say nothing.
      H<goneoff> {helper} can put just one small bit on the plate. ~ A small bit is not so hard to look at.
      T<goneoff> {he} can put it in the bowl with a spoon.
      T<goneoff> {he} can sniff it and leave it there.
      C<goneoff> {he} can say, "Not today, so into the bowl."
      A<goneoff> Two bits are in the bowl, and they lie there in peace. What is off today may be good on another day. There was something else on the plate, and that got eaten. A spoon rests when it is done.
    `,
    '6-7': `
      D<goneoff> A tongue that liked a food last year may not like it now. {Name} may have gone off some things like that. It is common, because a growing head looks at food more closely. The food has not changed. Beside the plate there can be a bowl for whatever is not for today.
      P<goneoff> The one who cooked remembers who used to eat it, and is puzzled. It is nothing against the cook.
      P<goneoff> Tastes come and go. Many grown-ups like olives now, and could not bear them once.
      Q<goneoff> When a food that was fine looks wrong, {Name} may feel ____.
      H<goneoff> {helper} can go on putting a little of it on the table. ~ It may just stand there.
      H<goneoff> {helper} can leave out the question, "But you used to like it?"
      T<goneoff> {he} can move it to the bowl with a spoon and go on eating.
      T<goneoff> {he} can say what is wrong: the look, the smell or the feel.
      C<goneoff> {he} can think, "Not today. It may come round again."
      A<goneoff> The bowl held three small bits, and nobody said a word about them. The rest of the plate was eaten. Some foods come back, and some stay away for years. A bowl takes up very little room on a table.
    `,
  },
};
