import { said, type NamedScene } from '../scene.ts';

const HITS = String.raw`(?:hit(?:s|ting)?|slap(?:s|ping)?|smack(?:s|ing)?|whack(?:s|ing)?|punch(?:es|ing)?|thump(?:s|ing)?|lash(?:es|ing)? out(?: at)?|swipes? at)`;
const CROSS = String.raw`(?:cross|angry|mad|furious|in a (?:temper|rage|strop)|upset|frustrated|annoyed)`;

/** A small child who hits when it is cross: it wants nothing with it and says nothing by it. */
export const aCrossHand: NamedScene = {
  id: 'crosshand',
  image: 'a cross feeling that goes out through two feet and not through a hand',
  cue: said(
    String.raw`\b${HITS}\b[^.!?]{0,50}\b(?:when|whenever|if|because|out of|every ?time|as soon as|cos) (?:he['’]?s|she['’]?s|they['’]?re|(?:he|she|they) (?:is|are|gets?|feels?)|gets|getting)? ?(?:\w+ )?${CROSS}\b|\b(?:when|whenever|if|gets?|is) (?:he['’]?s |she['’]?s |they['’]?re |(?:he|she|they) (?:is |are |gets? |feels? ))?(?:\w+ )?${CROSS}\b[^.!?]{0,30}\b${HITS}\b`,
    String.raw`\b(?:head|(?:him|her|them)sel(?:f|ves)|wall|floor|no\b|telly|tv|tablet|ipad|screens?|baby|brothers?|sisters?|los(?:es?|ing)|toys?|bites?|biting|kicks?|throws?|nursery|school)\b`,
  ),
  decides: false,
  answers: new RegExp(CROSS, 'i'),
  takesHelps: true,
  titles: { young: 'Stamp, Stamp, Boff', older: 'Where the Cross Goes' },
  text: {
    '2-3': `
      D<crosshand> {Name is} cross, so cross! It is hot in there. Up goes a hand. A hit hurts. Ow! Feet can stamp it out.
      P<crosshand> Big people get cross, too. Cross is okay.
      P<crosshand> A cheek feels a hit. The floor does not.
      Q<crosshand> When it gets hot, {Name} may feel ____.
      H<crosshand> {helper} can stop the hand.
      H<crosshand> {helper} can bring a cushion.
      T<crosshand> {he} can stamp both feet.
      T<crosshand> {he} can boff a cushion.
      C<crosshand> {he} can say, "I am cross! Stamp, stamp."
      A<crosshand> Stamp, stamp, boff. The cross gets small. The floor is fine. The hand is soft now. A hug fits in.
    `,
    '4-5': `
      D<crosshand> Cross comes up fast, like milk in a pan. {Name} may feel it in the hands first. They want to go somewhere, and a person is near. But a person feels a hit, and it hurts. Feet can stamp the cross out. The floor feels nothing at all.
      P<crosshand> It is okay to be cross. Everybody is, even people who water plants.
      P<crosshand> Whoever got a hit may say so with a loud voice. It hurt, and it came as a surprise.
      Q<crosshand> When it comes up, {his} hands may feel ____.
      H<crosshand> {helper} can hold the hand and say, "You are cross."
      H<crosshand> {helper} can show where there is room to stamp.
      T<crosshand> {he} can stamp ten times, as hard as it goes.
      T<crosshand> {he} can push a wall with two flat hands.
      C<crosshand> {he} can shout, "I am so cross!"
      A<crosshand> Ten stamps went into the floor, and it is a strong floor. The cross went down again, like milk when somebody blows. It is okay to be cross. Two hands are free now, and they are good at hugs.
    `,
  },
};
