import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const GROUP = String.raw`(?:\b(?:three|3|four|4|five|5) (?:\w+ )?(?:friends|girls|boys|of them)\b|\b(?:they are|they're|there are|there's|group of|gang of|friends? ?group of|were|we are) (?:a )?(?:3|4|5|three|four|five)\b|\b(?:trio|threesome|foursome|friendship group|friend group|group of friends|three'?s a crowd)\b)`;
const OUT = String.raw`\b(?:left out|leav(?:e|es|ing) (?:her|him|them) out|(?:is|are|was|always|the one|usually|often|gets?|feels?|pushed|shut|one) (?:\w+ ){0,2}out\b|odd one out|without (?:her|him|them)|exclud\w*|pair(?:s|ed)? (?:up|off)|gang(?:s|ed)? up|(?:did(?:n'?t| not)|not|never) (?:invit\w*|includ\w*|ask\w*))`;

/** A group of three or four friends in which one is out each time, and mostly it is this child. */
export const oneOfUsIsOut: NamedScene = {
  id: 'threeorfour',
  image: 'a bench with one place fewer than there are friends',
  cue: said(
    String.raw`(?=[^]*${GROUP})[^]*?${OUT}`,
    String.raw`\b(?:football|teams?|picked last|sports?|memes?|(?:photos?|pictures?|videos?) of (?:him|her|them)|(?:his|her|their) face|bull(?:y|ied|ying)|call(?:s|ed|ing)? (?:him|her|them) names|nasty|threat\w*|(?:class|year|form|whole|school)(?: \w+)? (?:group ?)?chat)\b`,
  ),
  decides: true,
  titles: { older: 'One Place Too Few' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<threeorfour> Some groups of friends are like a short bench. There is one place too few, and so somebody is left out. On some days it is {Name}. It hurts, and it is not because of anything that is wrong with {Name}. It happens when people go in pairs.
      P<threeorfour> Nobody in the group wants to be the one without a place. So they hold on to each other. That can look mean, and it can be mean.
      Q<threeorfour> When the others go off without {him}, {Name} may feel ____.
      H<threeorfour> {teacher} can give the group a game with places for all.
      H<threeorfour> {helper} can ask one of the friends to come and play. ~ Two people need no bench.
      T<threeorfour> {he} can say, "I want to play too. What can I be?"
      T<threeorfour> {he} can look for one person outside the group. ~ There is often somebody alone.
      C<threeorfour> {he} can think, "It is the bench. It is not me."
      A<threeorfour> Tomorrow somebody else may be left out, or nobody. One friend at a time is easier than a whole group. And next to the short bench there is a whole playground. There are other places on it to sit.
    `,
    '8-10': `
      D<threeorfour> A group of three or four is like a bench with a place too few, and one is left out. When it is {Name} again, it looks as if somebody had decided it. Sometimes that is so. More often they go in pairs, and each of them holds on to a place. It hurts all the same, and more when it gets talked about afterwards.
      P<threeorfour> The others may be less sure of their places than they look. People who are afraid of being next can be unkind to whoever is out now. It explains it, and it does not make it fair.
      P<threeorfour> Most people in such a group have been on both sides. Somebody who left a friend out last month can be left out this month.
      Q<threeorfour> When the others have been somewhere together, {Name} might feel ____. Two feelings at once are common.
      H<threeorfour> {helper} can invite one of them alone for an afternoon. ~ With two people there is no place too few.
      H<threeorfour> {teacher} can mix the groups for a while without giving a reason.
      T<threeorfour> {he} can say to one friend, "I felt left out. Was it on purpose?" ~ One person can answer what a group cannot.
      T<threeorfour> {he} can ask one of them to do something, just the two of them. ~ A bench for two has no place too few.
      C<threeorfour> {he} can think, "It is about places. It is not about me."
      A<threeorfour> Such groups change more often than the weather does. What {Name is} worth is not measured by who sat next to whom on a weekend. Being left out says something about the bench, and not much about the person who is standing. Beyond it there are other people, and some of them have a place free.
    `,
    '11+': `
      D<threeorfour> Groups of three or four have a problem with arithmetic: people go in pairs, and somebody is left out. When it is {Name} again, it feels like a verdict that everybody has heard except the accused. Now and then it is meant. Much more often each of them is busy keeping a place, and the group settles down around whoever objects least. It hurts, and it is a poor source of information about anybody's worth.
      P<threeorfour> Those inside are usually less secure than they appear. Being next is what they are afraid of, and it makes people loyal to the wrong things.
      P<threeorfour> Nearly everyone in such a group has done it to somebody at some point. That does not cancel what hurts now. It does mean that a conversation is possible.
      Q<threeorfour> Hearing what the others did together, {Name} might notice ____.
      H<threeorfour> {helper} can listen without suggesting new friends in the first ten minutes.
      H<threeorfour> {helper} can make room for one of them at home, alone. ~ Pairs talk about things that groups avoid.
      T<threeorfour> {he} can ask the one who is easiest to talk to, "What happened there?" ~ A question gets further than a message to all.
      T<threeorfour> {he} can plan something with one of them alone, and let the bench be.
      C<threeorfour> {he} can think, "A place too few. Not a person too many."
      A<threeorfour> The arrangement will shift again, because such groups do. Until then there are people at the edges of other groups, and in clubs and corridors, who are good company and have not been asked. Being left out of one bench is a fact about the bench. It leaves the rest of the building.
    `,
  },
};
