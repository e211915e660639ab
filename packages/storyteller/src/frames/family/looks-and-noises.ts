import { said, type NamedScene } from '../scene.ts';
import { THE_OTHER_ONE } from '../the-other-one.ts';

/** A quarrel about next to nothing: a look, a hum, a foot, on purpose or not. */
export const looksAndNoises: NamedScene = {
  id: 'looks',
  image: 'a look that goes across a room like a small ball, and can be let fall',
  cue: said(
    String.raw`\b(?:looking at (?:me|him|her|them)|looks? at (?:me|him|her|them)|looked at (?:me|him|her|them)|star(?:es|ed|ing) at|breath(?:es|ing) (?:on|near|too|at|my|his|her|loud\w*)|pull(?:s|ing)? (?:\w+ )?faces?|making faces|hum(?:s|ming)|winds? (?:him|her|each other|them|me) up|winding (?:\w+ )?up|pok(?:es|ing)|mak(?:es|ing) (?:\w+ )?(?:noises?|sounds?)|annoy\w*|(?:over|about) nothing|bicker\w*|sticks? (?:his|her|their) tongue)\b`,
    String.raw`\b(?:hits?|hit|bit|bites?|punch\w*|scared|baby|toys?|same|(?:comes|going|goes|come) (?:in|into)|sofa|car|tv|remote|lego|autis\w*|disab\w*|school|(?:his|her|my) (?:things|stuff|room))\b`,
  ),
  decides: false,
  answers: /\b(?:look\w*|star\w+|breath\w*|hum\w*|noises?|faces?|annoy\w*)\b/i,
  titles: { young: 'A Look Is a Look', older: 'The Look Across the Room' },
  roles: { looker: THE_OTHER_ONE },
  text: {
    '4-5': `
      D<looks> A look is a small thing, and it has no hands. But a row can begin with one. {looker} looks, and {Name} may shout. Eyes need to be somewhere. They land on a wall, a cat or a face. A look that nobody throws back falls on the floor.
      P<looks> {looker} may be bored and want a game. A look can mean "play with me".
      P<looks> Grown-ups hear the shout. They did not see the look.
      Q<looks> When {looker} looks again, {Name} may feel ____.
      H<looks> {helper} can find a job for both, in two places.
      H<looks> {helper} can ask each one what is wanted.
      T<looks> {he} can turn round and build the other way.
      T<looks> {he} can say, "Please look at the cat."
      C<looks> {he} can think, "It is only a look."
      A<looks> The look fell on the floor, and nobody picked it up. The row was over before it began. Now both of them look out of the window. There is a bird in it.
    `,
    '6-7': `
      D<looks> The smallest thing that can start a row is a look. It weighs nothing and makes no sound. {looker} looks, and {Name} calls for a grown-up. By then it has turned into a big thing. People can fight about a look, a hum or a foot. It is hardly about the look at all.
      P<looks> Often one is bored, and a shout is more fun than nothing. A look is a cheap way to get one.
      P<looks> From next door, a grown-up hears a shout about a look. It sounds silly there. It does not feel silly in the room.
      P<looks> Sometimes eyes just rest on a face, as they rest on a lamp. They mean nothing by it.
      Q<looks> When {looker} does it again, {Name} may feel ____. It may be in the hands or in the jaw.
      H<looks> {helper} can give both something to do, in two places. ~ Bored eyes wander.
      H<looks> {helper} can listen to each of them for one minute.
      T<looks> {he} can move so that the look lands on {his} back.
      T<looks> {he} can say, "Please stop that," one time and calmly.
      T<looks> {he} can ask, "Are you bored? Me too."
      C<looks> {he} can think, "A look needs two, and I am reading."
      A<looks> The look flew across the room and landed on a cushion. Nobody threw it back. A row needs two, and one of them was busy. After a while they both looked at the same thing. It was a fly.
    `,
    '8-10': `
      D<looks> Scientists have not yet found the smallest cause of a row, but a look comes close. It cannot be heard or proved. {looker} sends one across the room, {Name} reports it, and within a minute both are in trouble. What makes it work is the answer. A look that gets none is just a person with open eyes.
      P<looks> The one who does it is usually bored, or wants company and has no better idea. It is an invitation in very bad handwriting.
      P<looks> To an adult next door, "she is looking at me" is the punchline of an old joke. They forget that it was not funny when they were nine.
      Q<looks> When it happens again, {Name} might feel ____. Small things annoy more on tired days.
      H<looks> {helper} can send both to different jobs without asking who began.
      H<looks> {helper} can take it seriously if it goes on for days. ~ Then it is not small any more.
      T<looks> {he} can say once, "Please stop that," and then do something else.
      T<looks> {he} can offer a game before the second round. ~ It may be all that was wanted.
      C<looks> {he} can think, "No answer, no game."
      A<looks> It takes two to make a row, and one of them had left for another chair. The look stayed in the air for a moment and then turned into looking out of the window. Twenty minutes later they both laughed at the same thing. Neither of them could say what.
    `,
  },
};
