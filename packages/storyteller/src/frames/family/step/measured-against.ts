import type { Role } from '../../../frame.ts';
import { said, type NamedScene } from '../../scene.ts';

const STEP = String.raw`step[- ]?(?:brother|sister|sibling)s?`;

const WHO: Role = {
  fallback: { text: 'a stepbrother or stepsister' },
  cues: [
    { match: /\bstep[- ]?brother\b/i, phrase: { text: '{his} stepbrother', gender: 'm' } },
    { match: /\bstep[- ]?sister\b/i, phrase: { text: '{his} stepsister', gender: 'f' } },
  ],
};

/** A stepbrother or stepsister of the same age, who can do something better. */
export const measuredAgainst: NamedScene = {
  id: 'stepmatch',
  image: 'two pairs of boots of one size on one mat',
  cue: said(
    String.raw`(?=[^]*\b${STEP}\b)[^]*?\b(?:better (?:at|than)|same (?:age|year|class|school)|compar\w*|nobody (?:notices|sees|looks)|cleverer|faster|(?:good|brilliant|amazing) at everything|(?:gets?|got) all the attention)\b`,
    String.raw`\b(?:shares? a room|bedroom|tape|hits?|bull(?:y|ies|ying)|steals?|weekends?)\b`,
  ),
  decides: true,
  answers: /\b(?:same age|better|football|notices|new|attention|everything)\b/i,
  roles: { who: WHO },
  titles: { young: 'Boots of One Size', older: 'Two Pairs of Boots' },
  text: {
    '6-7': `
      D<stepmatch> By the door of {Name}'s home stand two pairs of boots of one size. Since {who} joined the family, people compare. They see who runs faster and who reads better. {Name} may be tired of it. Nobody asked for a race.
      P<stepmatch> {who} may feel looked at, too. Being good at one thing does not make a new home easy.
      Q<stepmatch> When the two are compared, {Name} may feel ____.
      H<stepmatch> {helper} can say one thing to each, and leave out the "than".
      H<stepmatch> {helper} can keep a bit of time that is just for {Name}.
      T<stepmatch> {he} can say, "Please don't compare us."
      T<stepmatch> {he} can go on with something that {he likes}, and not keep score.
      C<stepmatch> {he} can think, "Same size of boots, other feet."
      A<stepmatch> The boots stand on one mat and get mixed up now and then. One pair goes to the pitch, and the other may go to the pond. In this family there are two children of one size. There is no prize for the best one.
    `,
    '8-10': `
      D<stepmatch> Most children get years to find out what they are known for in a family. {Name} had that, and then {who} joined it, with boots of about the same size. Now each thing is done twice, and people notice who does it better. Before, it was simply something {Name} liked. To mind this is not mean, and it says nothing about either pair of feet.
      P<stepmatch> Adults praise a newcomer loudly because they want them to feel at home. They forget who else is listening.
      P<stepmatch> {who} came into a home where everything already had an owner. Being good at something may be the one thing that could be brought along.
      Q<stepmatch> When the praise goes across the table, {Name} might feel ____. Envy is allowed, and it is a poor reporter.
      H<stepmatch> {helper} can turn up for one thing that belongs to {Name} alone, and watch it properly.
      H<stepmatch> {helper} can drop the word "than", and ask the others to do it as well.
      T<stepmatch> {he} can say it to one adult at a quiet time: "Nobody notices me at the moment." ~ They cannot hear it from the way a door shuts.
      T<stepmatch> {he} can keep on with what {he likes}, also as the second best in the house.
      C<stepmatch> {he} can think, "I was not replaced. Someone was added."
      A<stepmatch> Two pairs of boots dry on the mat, and from above nobody could say which is which. Whoever wears them is easier to tell apart. A family may have two who play, and one of them may score more. What {Name} is in it is not a question of goals.
    `,
    '11+': `
      D<stepmatch> When two families join, nobody checks for duplicates. {Name} has been given a step-relation of about the same age, with boots of the same size by the same door. {who} happens to be good at something that used to have one owner in the house. The comparison is made by uncles, by teachers and by people in the queue. Worst of all it is made in one's own head, which keeps the most detailed records.
      P<stepmatch> Parents often overdo the welcome, and applaud the new arrival for things that have been done at home for years without applause. It is nervousness. It looks like a preference.
      P<stepmatch> For {who} it may look the other way round: a house full of other people's history, where one can at least play.
      Q<stepmatch> When the result is announced at supper, {Name} might notice ____. It is often less about the result.
      H<stepmatch> {helper} can keep up something regular with {Name} that existed before, and leave it at two people.
      H<stepmatch> {helper} can be told about comparisons as they happen, and stop them. ~ Most are made by people who mean no harm.
      T<stepmatch> {he} can choose whether to go on, change the position or leave the field for something else. ~ It is only a retreat if it was not wanted.
      T<stepmatch> {he} can say, "It feels as if I've become invisible," to the parent concerned.
      C<stepmatch> {he} can think, "Same age, same door. Two different people."
      A<stepmatch> The mat has two pairs of boots on it, and only the mud is identical. In a family that has just been put together, everyone is being looked at with new eyes for a while. It wears off. What {Name} has been to these people for years was there before anybody kept score.
    `,
  },
};
