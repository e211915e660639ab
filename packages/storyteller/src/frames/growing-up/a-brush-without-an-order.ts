import { said, type NamedScene } from '../scene.ts';

/** Teeth, for whoever hears an order in every ask: nothing is asked for, and a cat explains it. */
export const brushWithoutAnOrder: NamedScene = {
  id: 'noorder',
  image: 'a brush that lies about and waits for an idea',
  cue: said(
    String.raw`(?=[^]*\b(?:pda|demand avoid\w*|pathological demand|any (?:demand|instruction|request)s?|(?:being )?told (?:what )?to|sounds like an (?:instruction|order)|instructions?)\b)[^]*?\b(?:teeth|tooth ?brush\w*|tooth ?paste)\b`,
    String.raw`\b(?:school ?work|homework)\b`,
  ),
  decides:
    /^(?=[^]*\b(?:pda|demand avoid\w*|pathological demand|sounds like an (?:instruction|order))\b)[^]*?\b(?:teeth|tooth ?brush\w*|tooth ?paste)\b/i,
  answers: /\b(?:instructions?|orders?|demands?|tell (?:him|her|them) to|pda)\b/i,
  titles: { young: 'The Brush Has No Plan', older: 'A Brush That Asks for Nothing' },
  beside: {
    benefits: [
      'The story gives {name} no order and asks for nothing.',
      'It tells of a brush and leaves every choice open.',
      'It says that a fast no is an alarm of the body, and not rudeness.',
    ],
    talk: {
      young: [
        'What did the brush do all day?',
        'Which word fits in the blank, if one does?',
        'Which animal would be odd with a toothbrush?',
      ],
      older: [
        'What did the brush do all day?',
        'Which word fits in the blank, if one does?',
        'Which animal would be the oddest with a toothbrush?',
      ],
    },
  },
  text: {
    '4-5': `
      D<noorder> There is a brush in a cup. It has no plan, and it asks for nothing. {Name} may hear "teeth" and say no before the word is over. That is a quick body. A no can come even when the idea was a good one.
      P<noorder> Cats do not brush. They have rough tongues for their fur. A cat with a toothbrush would look silly.
      Q<noorder> When somebody says "teeth", a body may feel ____. {Name} knows best.
      H<noorder> {helper} can leave two brushes out and say no word.
      H<noorder> {helper} can brush a toy lion, rather badly.
      T<noorder> {he} can choose the room, the brush or the hour.
      T<noorder> {he} can do a bit, or let a lion go first.
      C<noorder> {he} can say, "My idea, my way."
      A<noorder> The brush is in its cup, or in a paw. It was nobody's order. Teeth like any brush, at any hour and in any room. That was an idea, and somebody had it.
    `,
    '6-7': `
      D<noorder> A toothbrush is a stick with hair at one end. It lies there and asks for nothing. {Name} may still hear an order, and then the whole body says no. The word comes out fast, even for an idea that was quite good. It is not rude. It is an alarm, and it rings at orders.
      P<noorder> Cats have no brush for their fur. Their tongue is as rough as one. Nobody has ever told a cat to use it.
      P<noorder> Grown-ups say "teeth" because they worry about holes. A hole begins where old food stays and nobody comes by.
      Q<noorder> When the word is in the air, a body may feel ____. Only {Name} can tell.
      H<noorder> {helper} can put a brush somewhere else and say nothing.
      H<noorder> {helper} can tell what a dentist does, step by step. ~ Facts are not orders.
      T<noorder> {he} can choose the room, the paste or the hour, or wait.
      T<noorder> {he} can be a cat with a brush. ~ It may be the first cat that has one.
      C<noorder> {he} can think, "It is my idea when I have it."
      A<noorder> A brush lay on a sofa and waited for an idea. At some point it was wet, and nobody had said the word. Ten teeth or two, in the bath or elsewhere, all of it counts. The stick with the hair has no opinion.
    `,
    '8-10': `
      D<noorder> A toothbrush is a stick with bristles, and it wants nothing. The trouble starts when a person says the word "teeth". {Name} may notice that the answer is no before the sentence is finished, even to {his} own plan. That is an alarm in the nervous system, which reads an ask as a threat. It cannot be argued with, and it is not bad manners.
      P<noorder> Cats manage without a hairbrush, since they have a tongue that is as rough as one. Nobody has yet managed to give a cat an instruction.
      P<noorder> Adults keep saying it because they know about holes. It is information that happens to sound like an order.
      Q<noorder> With the word in the air, a body might feel ____. The owner of the body is the expert.
      H<noorder> {helper} can leave the brush in likely places and stop mentioning it. ~ Silence is not a demand.
      H<noorder> {helper} can put the facts about a dentist's visit on paper, to be read or not.
      T<noorder> {he} can decide about one part of it, such as the time, the room or the paste without a taste.
      T<noorder> {he} can bargain, shorten it, or find a version that nobody has thought of yet.
      C<noorder> {he} can think, "Nobody ordered it. I might."
      A<noorder> The brush was lying beside a book, and at some point it was wet. Nobody commented. To a tooth it makes no difference whose idea it was, at what hour, or whether there was purring. It only notices that somebody came by.
    `,
  },
};
