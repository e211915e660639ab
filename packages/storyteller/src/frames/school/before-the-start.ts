import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const EVENTS = String.raw`\b(?:swimming galas?|galas?|sports ?day|cross[- ]country|athletics (?:meet|day)?|tournaments?|competitions?|comps?|championships?|races?|match(?:es)?|regional\w*|gymnastics comp\w*|meets?|chess (?:match|club|tournament))\b`;
const NOT_YET = String.raw`\b(?:refus\w+|wo ?n['’]?t (?:go|get|do|take part|compete)|wont (?:go|get|do)|dread\w*|scared|afraid|terrified|nervous|worr\w+|anxious|panick\w*|panics?|does ?n['’]?t want to|doesnt want to|cries before|hates?|sick before|feels sick|says)\b`;
const LOSE = String.raw`\b(?:(?:(?:come|comes|coming|be|being|finish\w*|(?:he|she|they)['’]?ll be|always) )(?:dead )?last|los(?:e|es|ing)\b|let(?:ting)? (?:everyone|the team|(?:his|her|their) team|people|us|them) down|not (?:be )?(?:win|good enough|fast enough)|(?:is|['’]s|being) (?:rubbish|not good enough|too slow|the slowest)|wo ?n['’]?t win|mess(?:ing)? (?:it )?up)\b`;

/** How the thing is called. */
const EVENT: Role = {
  fallback: { text: 'the competition' },
  cues: [
    { match: /\bgalas?\b/i, phrase: { text: 'the gala' } },
    { match: /\bsports ?day\b/i, phrase: { text: 'sports day' } },
    { match: /\bcross[- ]country\b/i, phrase: { text: 'cross-country' } },
    { match: /\btournaments?\b/i, phrase: { text: 'the tournament' } },
    { match: /\bmatch(?:es)?\b/i, phrase: { text: 'the match' } },
    { match: /\braces?\b/i, phrase: { text: 'the race' } },
  ],
};

/** Before a race or a match: whoever expects to come last, and would rather not begin. */
export const beforeTheStart: NamedScene = {
  id: 'beforestart',
  image: 'a start, and the place that has been given out in the head already',
  cue: said(
    `(?=[^]*${EVENTS})(?=[^]*${NOT_YET})[^]*?${LOSE}`,
    String.raw`\b(?:lost (?:the|his|her|their|a|in)|came last|(?:when|if|after|every time) (?:he|she|they) (?:los(?:es|t)|comes? last)|los(?:es|ing) (?:his|her|their) (?:temper|mum|way)|sore loser|bad loser|tantrum|throws|cheat\w*|video ?game|mario|spelling|maths|dysprax\w*|cerebral palsy|wheel ?chair|laugh\w*|teas\w*|dropped|not picked|los(?:e|ing|es) (?:me|us)|crowds?)\b`,
  ),
  decides: true,
  answers: /\b(?:last|los(?:e|ing)|gala|sports ?day|race|match|tournament|competition|refus\w*|scared|nervous|worr\w*|car|slow\w*|win|down)\b/i,
  titles: { young: 'Before the Start', older: 'Before the Start' },
  roles: { event: EVENT },
  beside: {
    benefits: [
      'Says that a result in the head is not a result yet.',
      'Does not say that it will go well, or that places do not matter.',
      'Gives {name} a thing to aim for that has nothing to do with the others.',
    ],
    talk: {
      young: [
        'What happens before a race?',
        'How may it be before the start?',
        'Shall we think of one thing to try?',
      ],
      older: [
        'Where was the place given out before there was a start?',
        'Which word went into the blank?',
        'Shall we choose one aim that has nothing to do with places?',
      ],
    },
  },
  text: {
    '6-7': `
      D<beforestart> Before a race nobody has lost and nobody has won. But {Name} may see {event} and a last place in it already. A head likes to know how a thing ends. So it makes up an end, and mostly a bad one. Then legs do not want to go there.
      P<beforestart> Others may have a bad end in their heads as well. Nobody can see it from outside.
      P<beforestart> Somebody comes last each time. It takes just as much puff.
      Q<beforestart> When it is time to go, {Name} may feel ____. It may be in the tummy.
      H<beforestart> {helper} can talk about how to get there, and not about places.
      H<beforestart> {helper} can ask the teacher or the coach for one small aim.
      T<beforestart> {he} can choose one thing to do well, such as the start.
      T<beforestart> {he} can go there and look first, and then decide with a grown-up.
      C<beforestart> {he} can think, "It has not begun yet. My aim is the start."
      A<beforestart> After a race there are wet or muddy people with a drink. Somebody was first, and somebody was last. {Name} had an aim, and it can be talked about on the way home. Whatever the place was, supper is the same.
    `,
    '8-10': `
      D<beforestart> Before a race there are no places yet. In the head they may have been given out all the same, and {Name} has got the last one. When {event} is near, minds play the end of it, over and over, from the worst seat. It is practice for being disappointed. It has nothing to do with how the thing will go, since nobody has started.
      P<beforestart> Of those who will be there, a good half have slept badly. The fast ones have their own version, in which they come second.
      P<beforestart> Being last at something is unpleasant, and it would be silly to say that it did not matter. It matters for about as long as it takes to find a towel or a jumper.
      Q<beforestart> When it is time to leave, {Name} might feel ____. Stomachs mostly know first.
      H<beforestart> {helper} can talk about the way there, the snack and the time, and leave out who will win.
      H<beforestart> {helper} can ask the coach or the teacher for one aim that needs no others.
      T<beforestart> {he} can pick an aim of {his} own, such as a good start, an even pace or last month's time. ~ Nobody else can take that one away.
      T<beforestart> {he} can go along, look at it, and decide there. ~ It is a smaller step than getting to the end of it in one's head.
      C<beforestart> {he} can think, "Nobody has started yet. My aim is mine."
      A<beforestart> Somebody comes first in a race, and somebody comes last, and both of them are out of breath. The aim was met, or it was nearly met, or it is an aim for the next time. {Name} can tell it as it was on the way home. A place is a number for one day. By the next, few people could say what anybody's was.
    `,
    '11+': `
      D<beforestart> Sports psychologists have a dry name for losing a race several days before it starts: outcome focus. {Name} may have been through {event} a dozen times by now, in bed, each time with the same result. The mind means it as preparation. What it actually trains is being last. Refusing to go is a way of keeping the result under control. Nobody can lose a thing that did not take place.
      P<beforestart> Most of the others are busy with a private version of the same film. The quick ones are not excepted, because they have further to fall.
      P<beforestart> Adults say that it is about taking part, and nobody of this age has ever believed it. Coming last is unpleasant. It is also short, and seldom remembered by anybody else.
      Q<beforestart> With the kit packed and the clock running, {Name} might notice ____. It is usually the stomach that speaks for the rest.
      H<beforestart> {helper} can stick to logistics: when, where, what to eat. ~ Calm is catching when it is about sandwiches.
      H<beforestart> {helper} can have a word with the coach, so that there is one aim that does not depend on the others.
      T<beforestart> {he} can set an aim that only {he} can miss, such as a clean start or half a second on the last time.
      T<beforestart> {he} can run the film once more and carry on past the finish, to the shower, the bus and the chips. ~ That part is usually left out.
      T<beforestart> {he} can go, watch the first half hour, and decide then. ~ A decision on the spot is better informed than one in bed.
      C<beforestart> {he} can think, "Nobody has started. I am racing a film."
      A<beforestart> What happened in the race took a few minutes, and the film had taken days. The place was whatever it was. The aim is the part worth keeping, whether it was met or is now an aim for another time. Whoever has been to a start with a stomach like that, and looked at it, knows something that is not in any list of results. The list goes up on a wall and is taken down by the caretaker.
    `,
  },
}; // prettier-ignore
