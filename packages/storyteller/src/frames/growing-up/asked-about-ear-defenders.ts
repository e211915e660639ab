import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Questions and looks from others about what an autistic child wears, holds or does to get through a day. */
export const askedAboutEarDefenders: NamedScene = {
  id: 'whywear',
  image: 'a thing that helps, and a short answer about it',
  cue: said(
    String.raw`\b(?:ear ?defenders|headphones|fidgets?|fidget toy|chew(?:ie|y|elry)?|lanyard|wobble cushion|flap\w*|stim\w*|rocks?|rocking)\b[^]*\b(?:ask\w*|kids|stare\w*|staring|laugh\w*|teas\w*|embarrass\w*|different|look(?:s|ed|ing)? at|copy|copies|weird|question)`,
  ),
  decides:
    /^(?=[^]*\b(?:autis\w+|asd|asc)\b)(?=[^]*\b(?:ear ?defenders|headphones|fidgets?|chew\w*|lanyard|cushion|flap\w*|stim\w*|rock(?:s|ing)\b))[^]*?\b(?:ask (?:him|her|them|why)|asks? why|asked|kids|others|children|stare\w*|laugh\w*|teas\w*|embarrass\w*)/i,
  titles: { young: 'Quiet on Two Ears', older: 'A Short Answer' },
  roles: {
    teacher: TEACHER,
    aid: {
      fallback: { text: 'a thing that helps' },
      cues: [
        { match: /\bear ?defenders\b/i, phrase: { text: 'ear defenders', plural: true } },
        { match: /\bheadphones\b/i, phrase: { text: 'headphones', plural: true } },
        { match: /\bfidget/i, phrase: { text: 'a fidget' } },
        { match: /\bchew/i, phrase: { text: 'a chew' } },
        { match: /\bcushion\b/i, phrase: { text: 'a cushion' } },
        { match: /\bflap/i, phrase: { text: 'flapping hands', plural: true } },
        { match: /\brock/i, phrase: { text: 'rocking to and fro' } },
      ],
    },
  },
  text: {
    '6-7': `
      D<whywear> Many autistic people have something that makes a school day easier. For {Name} it may be {aid}. Others see that and ask, "Why?" Some only look. It is new to them, as a plaster cast is. There is a short answer, or no answer at all. Both are fine.
      P<whywear> Most children ask because they want to know. After two days they have stopped seeing it.
      P<whywear> Someone who laughs has not understood it yet. A grown-up can help with that.
      Q<whywear> When somebody asks why, {Name} may feel ____.
      H<whywear> {teacher} can tell the class that people use different things to feel well.
      H<whywear> {helper} can practise a short answer with {him}.
      T<whywear> {he} can say, "It helps me," and go on.
      T<whywear> {he} can hold up a card with the answer on it.
      C<whywear> {he} can think, "It works for me. That is why."
      A<whywear> Glasses are for eyes, and there are things for ears and hands, too. A day with less noise in it has more room for the good bits. An autistic brain knows what helps. {Name} can use it, and nobody needs a reason.
    `,
    '8-10': `
      D<whywear> Plenty of autistic people use something that takes the edge off a day, and {Name} may be one of them. For some it is {aid}. What helps on the inside can be seen from outside, and so people ask. A question is quick for the one who asks and the tenth one that day for the one who answers. It is all right to have one sentence ready, and it is all right not to use it.
      P<whywear> Curious people want an answer for about four seconds. Then they go back to their own business.
      P<whywear> Those who stare or laugh are a different matter. An adult can tell them how it works, and nobody else needs to be there.
      Q<whywear> When the question comes again, {Name} might feel ____.
      H<whywear> {teacher} can explain to the class what such things are for, and ask first whether that is wanted.
      H<whywear> {helper} can think up three answers of different lengths. ~ The short one gets used most.
      T<whywear> {he} can say, "It makes it quieter in my head," or simply, "It helps."
      T<whywear> {he} can say, "I don't feel like explaining that today."
      C<whywear> {he} can think, "It helps, and that is the whole reason."
      A<whywear> Builders wear things on their ears and goalkeepers on their hands, and nobody asks them for a reason. An autistic day has good reasons of its own. With some of the noise taken off it there is more left over for jokes and maths and lunch. The answer is short, and it may stay in a pocket.
    `,
  },
};
