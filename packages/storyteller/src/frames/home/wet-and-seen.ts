import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const WET = String.raw`(?:wet (?:him|her|them)sel(?:f|ves)|(?:had|has had) an? (?:\w+ )?accident|accidents?|wee(?:d|s)?|pee(?:d|s)?|soiled|poo(?:ed|s)?)`;
const SEEN = String.raw`(?:in front of (?:every|all|the|his|her|their|other)\w*|every(?:one|body) (?:saw|knows|noticed|laughed)|(?:kids|children|class|others|friends|they) (?:all )?(?:saw|laugh\w*|know|teas\w*)|(?:embarrass\w*|asham\w*|mortified|humiliat\w*))`;

/** An accident at school that others saw, and the day after. */
export const wetAndSeen: NamedScene = {
  id: 'wetseen',
  image: 'a puddle that is mopped up in a minute, and a class that goes on to the next thing',
  cue: said(
    String.raw`(?=[^]*\b(?:school|nursery|class\w*|teachers?|pre-?school|reception|assembly|playground|kindergarten)\b)(?=[^]*\b${WET}\b)[^]*\b${SEEN}`,
    String.raw`\b(?:at night|wets? the bed|bed[- ]?wetting|sleepover|camp|by accident|accidentally|pull[- ]?ups?|car accident|trip)\b`,
  ),
  decides: true,
  answers: /\b(?:in front of|embarrass\w*|asham\w*|everyone|laugh\w*)\b/i,
  titles: { young: 'A Mop and a Minute', older: 'A Mop and a Minute' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<wetseen> At school a wee came too soon, and others saw it. That can feel hot and bad. {Name} did nothing wrong. Small bodies do that when they are busy. A mop takes a minute, and then the floor is dry.
      P<wetseen> The others looked, for it was new. After that they looked at the next thing. Most of them had wet pants once.
      Q<wetseen> At the thought of school, {Name} may feel ____.
      H<wetseen> {teacher} can say, "That can happen to all."
      H<wetseen> {helper} can send dry things along in a bag.
      T<wetseen> {he} can go for a wee before play.
      T<wetseen> {he} can go in with a friend at the gate.
      C<wetseen> {he} can say, "It was wet, and now it is dry."
      A<wetseen> The floor was dry before the next song. At school there was sand, and somebody had a new hat. A wee that came too soon is over. There is a bag on the peg, in case.
    `,
    '6-7': `
      D<wetseen> A bladder does not ask who is looking. At school it was too late once for {Name}, and others saw. That can burn in the face for a long time. It happens to more children than people think. It is a wee and a mop, and it tells nothing about a person.
      P<wetseen> A class looks up at anything: a bee, a nosebleed, a wet chair. Then the next thing comes. The one it happened to thinks of it the longest.
      P<wetseen> If somebody laughs about it later, that is teasing. A teacher can stop it.
      Q<wetseen> At the thought of going back in, {Name} may feel ____. It may be hot or heavy.
      H<wetseen> {teacher} can agree on a sign that means, "I need the toilet now."
      H<wetseen> {helper} can pack dry things in a plain bag for school.
      T<wetseen> {he} can go to the toilet at the start of each break.
      T<wetseen> {he} can say, "Yes, that happened," and talk of something else.
      C<wetseen> {he} can think, "A mop, a minute, and it was over."
      A<wetseen> The chair is dry, and somebody sits on it. By now the class has looked up at a dozen other things. The first minute back is the longest one. After it there is a lesson, with the toilet down the corridor.
    `,
    '8-10': `
      D<wetseen> There are things that a body does without asking, and some of them happen in public. At school, {Name} did not make it to the toilet once, and people saw. It is one of the most embarrassing minutes there are, and a surprising number of people know it. A bladder gives way when it waits too long, or in a fright, or in a laugh. It is not a matter of age or of character.
      P<wetseen> Classmates remember such a thing with the part of the mind that is busy with themselves. Most of them are glad that it was not them, and say nothing out of kindness. Whoever makes jokes of it is teasing, and that is for an adult to stop.
      Q<wetseen> On the morning after, {Name} might feel ____.
      H<wetseen> {teacher} can agree on leaving the room without asking, and have a word with anyone who jokes.
      H<wetseen> {helper} can ask a doctor or a nurse if it happens more than once. ~ There is often a simple reason.
      T<wetseen> {he} can go in early with one friend, so that the room fills up around {him}.
      T<wetseen> {he} can have one sentence ready, such as, "Yes. Bad luck. Next subject."
      C<wetseen> {he} can think, "One minute of one day. It was mopped up."
      A<wetseen> The first step into the room is the worst of it, and it takes about two seconds. Then there is a register and a question about fractions. In a week the class will have something else to talk of. The floor of that school has been mopped for a great many people.
    `,
  },
};
