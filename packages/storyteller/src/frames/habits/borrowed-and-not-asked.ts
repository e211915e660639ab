import { said, type NamedScene } from '../scene.ts';

const THINGS = String.raw`(?:things|stuff|clothes|make-?up|perfume|jewell?ery|tops?|jumpers?|hoodies?|jackets?|shoes|trainers|headphones|ear ?phones|airpods|chargers?|hair ?brush|hair (?:stuff|things|products)|toiletries|shampoo|razors?|aftershave|pens|books)`;

/** Clothes, make-up or a charger that a child takes from somebody at home and does not ask for. */
export const borrowedAndNotAsked: NamedScene = {
  id: 'borrowedhome',
  image: 'a drawer in which something is missing, and a message of four words',
  cue: said(
    String.raw`\b(?:tak(?:es|ing)|took|borrow(?:s|ing|ed)|us(?:es|ing)|help(?:s|ing) (?:him|her|them)self to|pinch(?:es|ing)|nick(?:s|ing)|steal(?:s|ing)|goes through) (?:all )?(?:my|our|her mum'?s|his mum'?s|his dad'?s|her dad'?s|mum'?s|dad'?s|(?:his|her|their) (?:big |older |little |younger )?(?:sister|brother)'?s) (?:\w+ ){0,2}?(?:and )?${THINGS}\b`,
    String.raw`\b(?:borrow\w*|money|purse|wallet|card|cash|phone|vape|cigarettes|alcohol|(?:sister|brother)s? (?:takes|took|keeps|borrows))\b`,
  ),
  decides: true,
  answers: /\b(?:without asking|hasn'?t|den(?:y|ies|ying)|lie[sd]?|lying|make-?up|clothes|ask\w*)\b/i,
  titles: { older: 'Four Words on a Phone' },
  text: {
    '8-10': `
      D<borrowedhome> In one home it is not far from one drawer to another. {Name} may take something from it that belongs to somebody else, to use it and bring it back. Taking feels like borrowing then. The difference between the two is a single question. Without it, the other person opens a drawer and something is gone.
      P<borrowedhome> It is hardly ever about the thing. People like to be asked, and they like to find a brush where they left it.
      P<borrowedhome> "I haven't got it" comes out fast when somebody is cross. It makes a small thing larger, because now there are two.
      Q<borrowedhome> When somebody asks where it is, {Name} might feel ____. It may be in the ears.
      H<borrowedhome> {helper} can say which things may be used by all, and which may not. ~ Nobody can guess that.
      H<borrowedhome> {helper} can hear "It was me" without a long speech. ~ Then it is said sooner.
      T<borrowedhome> {he} can ask first, even by a note. ~ A no is also an answer.
      T<borrowedhome> {he} can bring it back today and say, "I took it, and I should have asked."
      C<borrowedhome> {he} can think, "Ask, and it is borrowing."
      A<borrowedhome> It lies where it belongs, and somebody has said who had it. That took one uncomfortable minute. From then on there is a box of things that anyone may use, and the rest needs a question. Some of the answers are yes.
    `,
    '11+': `
      D<borrowedhome> Families share a bathroom, a kitchen and a good many surnames, and it is easy to think that they share the drawers as well. {Name} may take something from one, wear it or use it, and mean to put it back. To the taker it was borrowing. To the person who stands in front of the drawer at half past seven it is missing. The whole difference is a question, and it fits in a message of four words.
      P<borrowedhome> People mind the denial more than the jumper. Once "I haven't got it" has turned out to be untrue, the next true sentence is worth less too.
      P<borrowedhome> There is often something reasonable behind it, such as wanting to look right on a particular day, or having nothing of that kind. It can be said, and then it can be dealt with.
      Q<borrowedhome> When the question comes through the door, {Name} might notice ____. The quick answer tends to be ready before the true one.
      H<borrowedhome> {helper} can name what is off limits, and hand over what is not. ~ A shared shelf prevents a lot.
      H<borrowedhome> {helper} can ask what it was needed for, and talk about getting some of {hers}.
      T<borrowedhome> {he} can send, "Can I borrow it?" and live with the answer.
      T<borrowedhome> {he} can correct a denial the same day: "I said I hadn't. I had. Here it is."
      T<borrowedhome> {he} can replace what got used up or stained. ~ It says more than an apology.
      C<borrowedhome> {he} can think, "Ask, and it's borrowed. Otherwise it's taken."
      A<borrowedhome> It is back where it belongs, with a sentence attached, and the sentence was true. Trust in a household is mostly a matter of drawers: people leave them unlocked where they are asked. Some of the answers will be no. A surprising number are yes, and now and then somebody says, "Keep it, it suits you."
    `,
  },
};
