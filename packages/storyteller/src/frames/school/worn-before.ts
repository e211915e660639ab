import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Clothes that had another owner, or cost little, and others who say so. */
export const wornBefore: NamedScene = {
  id: 'secondhand',
  image: 'a jumper with a name tape under the new one, and what was said about it',
  cue: said(
    String.raw`(?=[^]*\b(?:laugh\w*|teas\w*|mock\w*|fun of|call\w*|comments?|remarks?|pick(?:s|ed)? on|mean|skit|bull\w+|sa(?:y|ys|id))\b)[^]*\b(?:second[- ]?hand|hand[- ]?me[- ]?downs?|charity shop|pre[- ]?loved)\b`,
    String.raw`\b(?:wants? (?:a |the |some |new )|shoes|trainers|toys?|books?|bike|phone|(?:he|she) (?:laughs|teases|mocks|says mean)|smell\w*|stink\w*|girl['’]?s? clothes|boy['’]?s? clothes|dress(?:es)?|brother wants|hijab|turban)\b`,
  ),
  decides: true,
  isNoneOfThese: true,
  answers: /\b(?:laugh\w*|uniform|second[- ]?hand|clothes|shoes|trainers|coat|teas\w*|jumper|cheap)\b/i,
  titles: { young: 'A Jumper That Knows the Way', older: 'Two Name Tapes' },
  roles: {
    teacher: TEACHER,
    piece: {
      fallback: { text: 'jumper' },
      cues: [
        { match: /\bcoat\b/i, phrase: { text: 'coat' } },
        { match: /\bblazer\b/i, phrase: { text: 'blazer' } },
        { match: /\bjacket\b/i, phrase: { text: 'jacket' } },
        { match: /\bdress\b/i, phrase: { text: 'dress' } },
      ],
    },
  },
  text: {
    '4-5': `
      D<secondhand> Some clothes have had another child in them before. They know how to hug already. Somebody laughed at what {Name} wears. It was not a kind laugh. Clothes keep people warm, old ones and new ones.
      P<secondhand> The one who laughed can learn a kind thing to say.
      Q<secondhand> When somebody laughs at clothes, {Name} may feel ____.
      H<secondhand> {teacher} can say, "We are kind about clothes."
      H<secondhand> {helper} can tell who wore it before.
      T<secondhand> {he} can say, "Stop. I like it."
      C<secondhand> {he} can say, "It is warm, and it is mine."
      A<secondhand> The {piece} ran, and it sat in the sand. It did not mind the laugh. A grown-up knows about it now. Tomorrow it goes along again, arms and all.
    `,
    '6-7': `
      D<secondhand> A {piece} can have two owners, first one and then the next. That is good for the {piece}, and it costs less. Somebody laughed at what {Name} wears. A laugh like that is meant to make a person small. It does not say anything true about the one inside.
      P<secondhand> Many children wear what a cousin or a neighbour wore first. Most people do not ask.
      P<secondhand> The one who laughed may have heard that at home or on a screen. It was unkind all the same.
      Q<secondhand> When somebody looks at the clothes, {Name} may feel ____.
      H<secondhand> {teacher} can stop such words, for everybody.
      H<secondhand> {helper} can help to find an answer that is short.
      T<secondhand> {he} can say, "It fits, and I like it."
      T<secondhand> {he} can tell {teacher} when it happens again.
      C<secondhand> {he} can think, "They laugh at a {piece}. I am not a {piece}."
      A<secondhand> A grown-up was told, and what was said is their job now. The {piece} has been up a climbing frame and down a slide. In the wash it goes round with all the rest, old and new. Some words are best left in a pocket with the old tissues.
    `,
    '8-10': `
      D<secondhand> Inside many school clothes there is an older name tape under the new one. Clothes outlast the people who grow out of them. {Name} has been laughed at for wearing one of those. Passing clothes on makes sense for money and for the planet. The joke was unkind, and it was also not very clever, since it is about cloth. It stings because everybody can see cloth.
      P<secondhand> What a family spends on clothes is decided by adults, for reasons that are nobody else's business. A person who jokes about it has mostly not thought about it yet.
      P<secondhand> Of those who heard it, more than one has a brother's coat or a cousin's shoes on.
      Q<secondhand> On getting dressed for school, {Name} might feel ____. It may be gone by the gate, or start there.
      H<secondhand> {teacher} can treat it like any other teasing, and stop it.
      H<secondhand> {helper} can listen first. ~ It is all right to wish for something new as well.
      T<secondhand> {he} can answer, "It fits. Next question?" and turn away.
      T<secondhand> {he} can tell {teacher} who said it and how often. ~ Dates help.
      C<secondhand> {he} can think, "They are laughing at cloth."
      A<secondhand> What was said has been passed on to an adult, and it can be stopped. The {piece} has been in goal and in the rain, and it looks like all the others by Friday. Teasing is looking for a face that minds, and it finds one less each time. Two name tapes only mean that it was worth keeping.
    `,
    '11+': `
      D<secondhand> The rule about what may be worn at school was invented so that clothes would not be a subject. It has not quite worked. {Name} has been laughed at for wearing something that had an owner before. It is a poor sort of joke, because it is aimed at a thing that nobody of this age decides. What a household spends, and on what, is arithmetic done by adults.
      P<secondhand> People who notice price tags are usually afraid of their own. Somebody who is sure of a place does not need to check the labels.
      P<secondhand> In any class a good number of things are second-hand, and nowadays some are bought that way on purpose and for more money. The same coat can be a joke or a find, depending on who says it.
      Q<secondhand> In the corridor after that, {Name} might notice ____. Anger and shame are easily mixed up.
      H<secondhand> {teacher} can deal with it under the rules on bullying, without making a display of it.
      H<secondhand> {helper} can say honestly what is possible this term and what is not. ~ A plain figure is easier than a mystery.
      T<secondhand> {he} can answer in three bored words, such as "It keeps warm", and go on.
      T<secondhand> {he} can pick one thing that is {his} own style, such as a badge or a way of tying a tie.
      C<secondhand> {he} can think, "That was about a label. I am not on it."
      A<secondhand> What was said has been noted by somebody whose job it is. Teasing about money rarely survives being repeated to an adult in a normal voice. The clothes go on doing what they are for. In a few years half the people concerned will be hunting for old jackets, and will pay extra for the worn elbows.
    `,
  },
};
