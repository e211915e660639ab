import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const TOLD_OFF = String.raw`(?:told (?:him|her|them) off|(?:got|was|been|being|gets|getting) (?:told off|shouted at|in trouble|a telling off))`;
const NOT_BACK = String.raw`(?:(?:\w+n['’]?t|not|no longer|refus\w+|scared|afraid|worried|frightened|dread\w*|nervous|hates?)(?: (?:wants?|wanting|to|about|of|go|keen|will|even))* (?:go(?:ing)? (?:back|in\b|into|to (?:school|nursery|pre-?school|class))|(?:school|nursery|class)\b)|(?:says?|said|is) (?:he|she|they) (?:is|are|['’]s)? ?(?:not|never) going (?:back|in))`;

/** Told off at school, and since then school is hard to go into. */
export const theDayAfter: NamedScene = {
  id: 'dayafter',
  image: 'a door that looks bigger on the day after, and a minute that is over',
  cue: said(
    String.raw`\b${TOLD_OFF}\b[^]{0,90}\b${NOT_BACK}|\b${NOT_BACK}[^]{0,60}\b(?:because|since|after|cos|as)\b[^.!?]{0,40}\b${TOLD_OFF}`,
    String.raw`\b(?:dinner lad\w+|lunch\w*|suspend\w*|exclu\w+|expelled|bull\w+|did(?:n['’]?t| not) do|wasn['’]?t (?:him|her)|unfair(?:ly)?|whole class|in case|if (?:he|she|they)|scared of (?:being|getting)|afraid of (?:being|getting)|worried about (?:being|getting))\b`,
  ),
  decides: true,
  answers: /\b(?:told off|go|school|nursery|want|now|back|talk\w*|refus\w*)\b/i,
  titles: { young: 'The Minute Is Over', older: 'The Door on the Day After' },
  roles: { teacher: TEACHER },
  beside: {
    benefits: [
      'Says that being told off is about one thing, and that it ends.',
      'Tells how a teacher may see the day after.',
      'Makes the first minutes of that day a little smaller.',
    ],
    talk: {
      young: [
        'What was over in the story?',
        'Which word fits in the blank for {name}?',
        'Shall we plan the first minute of tomorrow?',
      ],
      older: [
        'What does a teacher think of on the day after?',
        'Which word went into the blank?',
        'Shall we plan the first five minutes together?',
      ],
    },
  },
  text: {
    '4-5': `
      D<dayafter> The teacher said some cross words, and {Name} heard them. It was one minute of one day. The next day the door may look big. It can feel as if the cross words are still inside. But words like that do not stay in a room.
      P<dayafter> {teacher} has a new day to think of. There are coats and songs and stories in it.
      P<dayafter> Lots of children hear cross words some time. The others forget who it was.
      Q<dayafter> At the door, {Name} may feel ____.
      H<dayafter> {helper} can tell {teacher} that it still hurts.
      H<dayafter> {helper} can come along as far as the peg.
      T<dayafter> {he} can say hello and hang up {his} coat.
      T<dayafter> {he} can hold a hand up to the door.
      C<dayafter> {he} can think, "That minute is over."
      A<dayafter> The coat is on its peg, and nobody said a cross word. "Hello," said somebody. The old minute was over. There was a new one, and then one more. A day is made of lots of them.
    `,
    '6-7': `
      D<dayafter> {Name} was told off at school. It took a minute, and it was about one thing. The minute is over, but it goes on in the head. The next day the door looks bigger than before. It can seem as if everybody inside is still thinking of it.
      P<dayafter> {teacher} tells somebody off on most days. By the next morning there are thirty other things to think of.
      P<dayafter> The rest of the class may have looked up for a second. After that they thought about themselves again.
      Q<dayafter> Thinking of that door, {Name} may feel ____. It may be in the tummy.
      H<dayafter> {helper} can tell {teacher} how hard it was. ~ Teachers cannot see it, and they would like to know.
      H<dayafter> {helper} can plan the first five minutes with {Name}. ~ They are the biggest ones.
      T<dayafter> {he} can say one thing to {teacher}: "I will try again today."
      T<dayafter> {he} can go in next to a friend and look for {his} peg first.
      C<dayafter> {he} can think, "It was one minute. It is over."
      A<dayafter> The door was as big as on other days. Behind it there was a peg, and the words on the board were new. Nobody had kept the old minute. What was told to somebody once need not be carried in every day. There is room for a good one.
    `,
    '8-10': `
      D<dayafter> Being told off in front of others takes about a minute. In one head it can go on for days. {Name} may see the face again, hear the words and feel the ears get hot. So the day after becomes the hardest one. Staying away seems to help. In fact it makes the door bigger, because nothing new comes along to cover the old minute.
      P<dayafter> Teachers start most days with a clean sheet, if only because they cannot remember everything. What they notice is who comes in and carries on.
      P<dayafter> Others in the class looked up for a moment and were glad that it was not them. It is a very short sort of interest.
      Q<dayafter> On the evening before, {Name} might feel ____. It may be more than one thing.
      H<dayafter> {helper} can let {teacher} know that it went deep. ~ A friendly word at the door then costs them nothing.
      H<dayafter> {helper} can go through the first ten minutes. ~ The rest of a day tends to follow.
      T<dayafter> {he} can put it right in one sentence, if something needs it, and leave it there.
      T<dayafter> {he} can arrange to meet somebody at the gate. ~ With two people a door is smaller.
      C<dayafter> {he} can think, "That was one minute. Today has other ones."
      A<dayafter> Going in was the longest part, and it took about as long as tying two shoes. After that there was a register, and a joke that somebody told badly. The old minute is still true, and it is getting further away. Nobody is told off for yesterday. The day after the day after is only a day.
    `,
  },
};
