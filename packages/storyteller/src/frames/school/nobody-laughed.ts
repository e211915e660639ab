import { said, type NamedScene } from '../scene.ts';

/** A joke at which nobody laughed: a joke is a guess about other people, and silence is no verdict on the one who told it. */
export const nobodyLaughed: NamedScene = {
  id: 'nobodylaughed',
  image: 'a joke thrown like a ball that nobody caught',
  cue: said(
    String.raw`(?=[^]*\b(?:jokes?|funny story|punch ?line)\b)[^]*?\b(?:(?:nobody|no one|no-one|not one|none of (?:them|the (?:class|others))) (?:\w+ )?(?:laugh\w*|got it|understood|found it)|did ?n['’]?t (?:laugh|get it)|fell flat|fell silent|stared at (?:him|her|them)|went quiet|(?:was|were) silent|silence)\b`,
    String.raw`\b(?:at (?:him|her|them) being|racist|rude joke|about (?:him|her|them))\b`,
  ),
  decides: true,
  answers: /\b(?:jokes?|laugh\w*|funny|embarrass\w*|told|silent|quiet|class)\b/i,
  titles: { young: 'A Ball That Nobody Caught', older: 'Thrown and Not Caught' },
  beside: {
    benefits: [
      'Takes the sting out of a silence: a joke is a guess, and guesses miss.',
      'Gives {name} one sentence for the moment after.',
      'Leaves the wish to be funny whole.',
    ],
    talk: {
      young: ['What is like a ball in the story?', 'What can be said after it?', 'Which joke do you like best?'],
      older: [
        'What may the others have been thinking?',
        'What could be said in that second?',
        'Who is a good first audience?',
      ],
    },
  },
  text: {
    '6-7': `
      D<nobodylaughed> A joke is a bit like a ball. Somebody throws it, and the others catch it, or it rolls away. {Name} told one, and nobody laughed. That can feel hot and long. Others may have been busy, or they did not get it. It says nothing about who is liked.
      P<nobodylaughed> People who are funny for a job have jokes that roll away, too. They tell another one.
      P<nobodylaughed> Others often forget such a moment before lunch. They were thinking of lunch.
      Q<nobodylaughed> When it was so quiet, {Name} may feel ____.
      H<nobodylaughed> {helper} can listen to the joke, and tell an awful one back.
      H<nobodylaughed> {helper} can help to find jokes that are easy to catch.
      T<nobodylaughed> {he} can say, "That one rolled away," and smile.
      T<nobodylaughed> {he} can try it on one friend first.
      C<nobodylaughed> {he} can think, "It was one joke. I have more."
      A<nobodylaughed> One ball rolled away, and that was all. Another one may be caught, at home or on the way to school. It takes courage to throw. A quiet minute is over in a minute.
    `,
    '8-10': `
      D<nobodylaughed> Whoever tells a joke is making a guess about other people, about their mood and whether they are listening. {Name} guessed, and nobody laughed. A silence like that is about two seconds long and feels like an assembly. It means that the guess was off, or came at the wrong moment. It is no report on the person.
      P<nobodylaughed> Comedians try new jokes in small rooms, because about half of them do not work. They keep a notebook.
      P<nobodylaughed> Those who looked away may have felt awkward themselves. Hardly anybody will remember it by Thursday.
      Q<nobodylaughed> In those two seconds, {Name} might feel ____. The ears usually report first.
      H<nobodylaughed> {helper} can tell of a joke of their own that died. ~ Every family has one.
      H<nobodylaughed> {helper} can listen to it and say honestly which bit is good.
      T<nobodylaughed> {he} can say, "It was funnier in my head." ~ That one mostly gets a laugh.
      T<nobodylaughed> {he} can try new ones on one person before a whole class.
      C<nobodylaughed> {he} can think, "A guess that missed. I can guess again."
      A<nobodylaughed> The lesson went on, and the joke is now a thing that happened. It may be funny to tell of it one day. Being funny is mostly trying things out where it can go wrong, and that was one try. The next one may be caught.
    `,
    '11+': `
      D<nobodylaughed> A joke is an experiment with other people in it. {Name} ran one in public, and the result was silence, which lasts about two seconds and is filed by the brain under disasters. Timing, mood and who else is in the room decide most of it. None of those says anything about wit, or about who is welcome. It does say that somebody dared.
      P<nobodylaughed> People laugh for company far more often than for content, and nobody likes to be the first. A silence can be thirty people waiting for each other.
      P<nobodylaughed> Professionals expect half of their new material to fail, and have a line ready for it. The line is often better than the joke.
      Q<nobodylaughed> Replaying it in the evening, {Name} might notice ____. Memory makes the pause longer each time.
      H<nobodylaughed> {helper} can offer a failure of their own, unedited.
      H<nobodylaughed> {helper} can refrain from explaining the joke.
      T<nobodylaughed> {he} can keep a sentence for such moments: "It went better in rehearsal."
      T<nobodylaughed> {he} can be an audience for somebody else. ~ Those who laugh at others' jokes are forgiven a great many of their own.
      C<nobodylaughed> {he} can think, "Two seconds. The experiment continues."
      A<nobodylaughed> By the end of the week it will have been replaced by somebody else's disaster. The wish to make people laugh is a generous one, and it comes with misses. Whoever gets a silence now and then is trying something new. The material can be revised, and the next room is a different room.
    `,
  },
};
