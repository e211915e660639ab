import { said, type NamedScene } from '../scene.ts';

/** A body that begins to smell of sweat: what does it, what washes it off, and who may mention it. */
export const twoKindsOfSweat: NamedScene = {
  id: 'sweats',
  image: 'two kinds of sweat, and bacteria that like one of them',
  cue: said(
    String.raw`\b(?:deod[oe]r[ae]nts?|anti-?perspirants?|body odou?r|b\.?o\.?\b|(?:he|she|they)(?:['’]?s)? (?:\w+ ){0,3}?(?:smell(?:s|y|ing)?|stink(?:s|y|ing)?|pongs?|sweaty|sweats?)|(?:smelly|sweaty) (?:armpits?|feet))\b`,
    String.raw`\b(?:poo|wee|nappy|soil\w*|wet|gas|farts?|breath|teeth|smells? (?:the|his|her|everything|food|things|it|bad breath)|perfume|refus\w+ to (?:shower|bath|wash))\b`,
  ),
  decides: /\b(?:deod[oe]r[ae]nts?|body odou?r)\b/i,
  titles: { older: 'Two Kinds of Sweat' },
  text: {
    '8-10': `
      D<sweats> A growing body switches on a second kind of sweat, and {Name} may be at that point. The first kind is mostly salt water, and it cools. The second comes from places like the armpits, and bacteria on the skin feed on it. What can be smelt is their waste. It is easy not to notice, because noses get used to their own person. It is a sign that the body is growing, and it says nothing about anybody.
      P<sweats> Many adults put on deodorant every morning without thinking about it. Somebody told them once, and a good many went red.
      P<sweats> Whoever mentions it at home does so because it is easier to hear it here than in a changing room.
      Q<sweats> When somebody mentions a smell of sweat, {Name} might feel ____. It may be two words.
      H<sweats> {helper} can buy a few kinds of deodorant and leave them on the shelf. ~ Choosing a smell is the best part.
      H<sweats> {helper} can agree on a short word for it.
      T<sweats> {he} can wash under both arms with soap each morning, and dry them well. ~ Deodorant works on clean skin.
      T<sweats> {he} can put on a fresh shirt after sport. ~ The smell stays in the cloth.
      C<sweats> {he} can think, "Soap, dry, deodorant, done."
      A<sweats> It takes two minutes in the morning, between teeth and toast. The sweat goes on coming, which is right in a body that is changing, and the bacteria go hungry. In the changing room half of the others are doing the same, or will be by summer. The shelf has one more thing on it.
    `,
    '11+': `
      D<sweats> Human skin has two kinds of sweat glands, and {Name} may have met the second by now. One kind cools, and the other, in the armpits and groin, starts work in puberty and produces something that bacteria are fond of. What is smelt is their waste. Its owner is the last to notice, since a nose stops reporting whatever is there all day. It says nothing about character or upbringing. Soap, dry skin and a clean shirt take care of most of it, and deodorant does the rest.
      P<sweats> Adults remember the conversation in which somebody told them, and that is why they are so awkward when it is their turn. A can left on a bed is meant as tact.
      P<sweats> In a class of thirty nearly everybody is at the same stage or about to be. The ones who comment are often the most recent converts.
      Q<sweats> When somebody brings up sweat or deodorant, {Name} might feel ____. Indignation is allowed.
      H<sweats> {helper} can put two or three kinds of deodorant in the bathroom, and not ask which one has been opened.
      H<sweats> {helper} can mention it once, in private, and trust that it was heard.
      T<sweats> {he} can wash the armpits with soap every day, and put deodorant on dry skin.
      T<sweats> {he} can keep a small deodorant and a spare shirt in the sports bag. ~ Old sweat in cloth smells stronger than new sweat on skin.
      C<sweats> {he} can think, "Soap first, then the can."
      A<sweats> Two minutes in the morning settle the matter for most of the day, and on sports days there is the bag. Sweat itself is useful, and a grown body makes more of it than a small one. It has been mentioned, it can be dealt with, and the talk can move on to anything else. The change is real, and it is washable.
    `,
  },
};
