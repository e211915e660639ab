import { said, type NamedScene } from '../../scene.ts';

const PARTNER = String.raw`(?:partner|boyfriend|girlfriend|fianc\w+|husband|wife|step-?(?:dad|mum|mom|father|mother)|new (?:man|woman|fella|bloke))`;
const CHILD = String.raw`(?:daughters?|sons?|kids|children|child|boys?|girls?|step-?(?:brothers?|sisters?|siblings?)|little (?:one|boy|girl))`;
const SOMETIMES = String.raw`\b(?:(?:at|on|every(?: other)?|some|most|alternate|for the|each) (?:the )?(?:weekends?|saturdays?|sundays?|fridays?|week|wednesdays?|holidays?)|weekends|saturdays|sundays|half the (?:week|time)|part[- ]time|some of the time|(?:come|comes|coming|stay|stays|here|there) (?:to stay )?(?:sometimes|at times))\b`;
const NAME = String.raw`\p{Lu}\p{Ll}+`;

/** A partner whose own children are there on some days: the house is full, and then it is not. */
export const thereOnSomeDays: NamedScene = {
  id: 'somedays',
  image: 'a hall with more shoes in it on some days than on others',
  cue: said(
    String.raw`(?=[^]*\b${PARTNER}\b)(?=[^]*${SOMETIMES})(?=[^]*\b(?:with|and|has|have|had|got|his|her|their|whose|['’]s) (?:(?:his|her|their|own|a|an|two|three|four|\d|little|older|younger|teenage|other|new) )*${CHILD}\b)`,
    String.raw`\b(?:split|left us|moved out|pregnan\w*|having a baby|expecting|wedding|(?:his|her|their) (?:own )?(?:dad|daddy|mum|mummy) (?:at|on|every|sees|has (?:him|her|them)))\b`,
  ),
  decides: true,
  answers: /\b(?:weekends?|saturdays?|sundays?|kids|children|boy|girl|son|daughter|shar\w+|hates?|called|names?|moving)\b/i,
  titles: { young: 'More Shoes in the Hall', older: 'More Shoes in the Hall' },
  roles: {
    shared: {
      fallback: { text: 'a telly' },
      cues: [
        { match: /\b(?:shar\w+|in|give up) (?:a|his|her|their|the) (?:own )?(?:bed)?room\b/i, phrase: { text: 'a room' } },
        { match: /\bshar\w+ (?:a|his|her|their) bed\b/i, phrase: { text: 'a bed' } },
      ],
    },
    kids: {
      fallback: { text: 'the other children', plural: true },
      cues: [
        { match: new RegExp(String.raw`\b(?:called|named|names? (?:are|is)|(?:kids|children|sons|daughters|boys|girls),?(?: are)?) (${NAME}(?:, ${NAME})? and ${NAME})\b`, 'u'), phrase: { text: '$', plural: true } },
        { match: new RegExp(String.raw`\b(?:daughter|son|child|boy|girl|step-?(?:brother|sister)),? (?:is |who is )?(?:called |named )(${NAME})\b`, 'u'), phrase: { text: '$' } },
        { match: new RegExp(String.raw`\b(?:son|boy|step-?brother)\b[^]{0,80}\b[Hh]e(?: is|['’]s) (?:called |named )(${NAME})\b`, 'u'), phrase: { text: '$' } },
        { match: new RegExp(String.raw`\b(?:daughter|girl|step-?sister)\b[^]{0,80}\b[Ss]he(?: is|['’]s) (?:called |named )(${NAME})\b`, 'u'), phrase: { text: '$' } },
        { match: /\b(?:an?|one|his|her|their|['’]s) (?:(?:own|little|older|younger|teenage) )*(?:son|daughter|boy|girl|child)\b/i, phrase: { text: 'the other child' } },
      ],
    },
  },
  beside: {
    benefits: [
      'Says what is new on the days when more people are there.',
      'Lets {name} like it, mind it, or both.',
      'Gives {name} a say in what is shared and what is not.',
    ],
    talk: {
      young: ['What is in the hall?', 'How does a full house feel?', 'Shall we choose what is for sharing?'],
      older: ['What changes on those days?', 'Which word went into the blank?', 'Shall we agree on what is shared?'],
    },
  },
  text: {
    '4-5': `
      D<somedays> On some days there are more shoes in the hall. A parent has a new partner, and {kids comes} along. {Name} may want to play, or may want it as it was. There are more hands for each toy then. On other days it is quiet again.
      P<somedays> To come and go is hard, too. Each time the cups are somewhere else.
      P<somedays> Grown-ups hope that all will be friends soon. It can take a long time.
      Q<somedays> When the hall is full of shoes, {Name} may feel ____.
      H<somedays> {helper} can put the full days on the calendar.
      H<somedays> {helper} can keep some time for two on those days.
      T<somedays> {he} can put three best things up high.
      T<somedays> {he} can choose one game for all of them.
      C<somedays> {he} can think, "Full days, quiet days, and I am in both."
      A<somedays> The shoes came, and then they went. One toy was for all, and one stayed up high. It is fine to like it, and fine to want it quiet. A new partner is one thing. {Name has} a place here on all the days.
    `,
    '6-7': `
      D<somedays> A parent has a new partner. On some days {kids is} there as well. {Name} can see it in the hall, where there are more shoes. The biscuit tin is empty sooner, too. It is fine to look forward to it, or to dread it, or both. Nobody asked {him} first. It is fine to need a place of one's own on such days.
      P<somedays> People who come and go live out of a bag. They wonder which cup they may take.
      P<somedays> Grown-ups hope that all will be friends at once. It mostly takes a good deal longer.
      Q<somedays> When the bell rings and the hall gets full, {Name} may feel ____.
      H<somedays> {helper} can say early which days are the full ones.
      H<somedays> {helper} can keep half an hour that is only for two.
      T<somedays> {he} can choose beforehand what is for sharing and what is not.
      T<somedays> {he} can show where the cups are, and then go off for a while.
      C<somedays> {he} can think, "A full house, and my shelf is my shelf."
      A<somedays> The shoes have gone out of the door, and the hall is big. That can be a relief, and it can be too quiet. Friends, or just people at one table: both are allowed. A new partner brings others along. {Name} was there first, and that stays so.
    `,
    '8-10': `
      D<somedays> A parent has a new partner, and on some days {kids is} there as well. There are bags and chargers then, and a queue for the bathroom. {Name} may feel like a host who sent no invitation. Sharing {shared} is one part of it. Sharing a parent is the other, and both would be hard for most people.
      P<somedays> Whoever comes with a bag did not choose it either. Not knowing which towel to take is tiring in its own way.
      P<somedays> The adults would like one happy table by Sunday. They forget that it takes years, and that nobody was asked.
      Q<somedays> When the doorbell is about to ring, {Name} might notice ____.
      H<somedays> {helper} can agree on rules that hold for everyone, such as knocking.
      H<somedays> {helper} can keep one hour of those days for {Name} alone, and defend it.
      T<somedays> {he} can say which things are shared and which are not, before anybody asks. ~ Fairness is easier in advance.
      T<somedays> {he} can find one game that everybody is equally bad at.
      T<somedays> {he} can ask for one drawer or shelf that nobody else opens.
      C<somedays> {he} can think, "I can share {shared} and keep my place."
      A<somedays> The bags have gone, and for an hour the hall seems too big. Some of these people become friends, and with some one only shares a fridge. Both are respectable. A new partner brings company along. It takes nothing off the place that {Name has} with a parent.
    `,
  },
}; // prettier-ignore
