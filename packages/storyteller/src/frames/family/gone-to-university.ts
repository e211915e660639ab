import { OLDER_ROLE } from '../home/sibling-role.ts';
import { said, type NamedScene } from '../scene.ts';

const SIBLING = String.raw`\b(?:brother|sister|sibling|stepbrother|stepsister|half[- ]brother|half[- ]sister|(?:eldest|oldest|older) (?:son|daughter|one))s?\b`;
const AWAY = String.raw`\b(?:uni(?:versity)?|(?:to|at|for|off at|off to) college|moved out|left home|(?:his|her) own (?:flat|place)|halls|gap year|joined the (?:army|navy|raf)|apprenticeship|moved (?:away )?to [A-Z]\w+)\b`;

/** A brother or sister has already left home to study or to work, and is missed by day: a place at the table, and a message from there. */
export const goneToUniversity: NamedScene = {
  id: 'gonetouni',
  image: 'a mug on its hook, and a message with a bad photo in it',
  cue: said(
    String.raw`(?=[^]*${SIBLING})[^]*?${AWAY}`,
    String.raw`\b(?:leaves (?:for|home)|leaving (?:for|home)|moving (?:out|away)|is (?:going|off|moving|leaving|about)|goes (?:off |away )?to|will (?:be )?(?:go|going|leave|leaving|move|moving)|going to (?:go|leave|move)|about to|next (?:week|month|year|term)|soon|in (?:september|october)|this (?:autumn|september)|sleep\w*|our bed|bed ?time|at night|nights?|shar(?:e|es|ing|ed) (?:a |the )?(?:room|bedroom)|own room|his room|her room|fight\w*|argu\w*|relieved|died|prison|foster\w*|care|grandad|granddad|(?:i|we|dad|mum|daddy|mummy|he|she)(?:['’]s| has| have|['’]ve| is|['’]m| am)? (?:just )?(?:moved out|left home|moving out)|jealous|baby)\b`,
  ),
  decides: true,
  isNoneOfThese: true,
  answers:
    /\b(?:miss\w*|quiet|sad|lost without|lonely|university|uni|college|moved|left|gone|empty|cr(?:y|ies|ying))\b/i,
  titles: { young: 'A Mug on Its Hook', older: 'The Mug That Nobody Takes' },
  beside: {
    benefits: [
      'Says that somebody can be well, and be missed all the same.',
      'Leaves the one who went their good time, and {name} the sadness about it.',
      'Has one fixed way of being in touch.',
    ],
    talk: {
      young: [
        'What hangs on the hook in the story?',
        'How does it feel when it is so quiet?',
        'Shall we send a picture today?',
      ],
      older: [
        'What is missed in the story that one would not have thought of?',
        'Which word went into the blank?',
        'Which day of the week would be a good one for a call?',
      ],
    },
  },
  roles: { other: OLDER_ROLE },
  text: {
    '4-5': `
      D<gonetouni> {other} lives in another town now. The mug is still on its hook. {Name} may look at it and be sad. Big ones go away to learn or to work. It is not because of anybody here. They stay in the family.
      P<gonetouni> In the other town there is a new mug. It may feel odd there, too.
      Q<gonetouni> When it is so quiet, {Name} may feel ____.
      H<gonetouni> {helper} can help to call on a fixed day.
      H<gonetouni> {helper} can miss {other}, too, and say so.
      T<gonetouni> {he} can draw what was for tea and send it.
      T<gonetouni> {he} can say good morning to the mug.
      C<gonetouni> {he} can say, "I miss you, and you are still mine."
      A<gonetouni> The mug is on its hook. Far away a phone goes ping. It is a drawing of tea. It is fine to be sad and then play. In the holidays the mug gets used again.
    `,
    '6-7': `
      D<gonetouni> {other} has moved away to learn or to work. {Name} may be sad about it, even though it is good news. It shows in small things. There is a mug that nobody takes. There is a song that nobody sings now. Nobody here did anything to make it happen. It is what people do when they are nearly grown up.
      P<gonetouni> Somebody in a new room cannot find the spoons yet. On some evenings they miss the noise at home.
      P<gonetouni> The grown-ups here miss somebody, too. They may cook too much pasta for weeks.
      Q<gonetouni> When the door does not go, {Name} may feel ____.
      H<gonetouni> {helper} can fix a day for a call. ~ It is easier to wait for a day than for a maybe.
      H<gonetouni> {helper} can count the weeks until the holidays on a calendar.
      T<gonetouni> {he} can send one picture a day, of something silly.
      T<gonetouni> {he} can keep a list of things to tell.
      C<gonetouni> {he} can think, "Far away, and still in this family."
      A<gonetouni> The mug stays on its hook for now. A photo came today, of burnt toast in a strange kitchen. To be sad about it is part of liking somebody. In the holidays there will be a big bag of washing in the hall.
    `,
    '8-10': `
      D<gonetouni> A house notices when somebody moves out. There is more milk, the bathroom is free, and {Name} may find that rather sad. {other} has left home to study or to work, which everybody calls exciting. It is exciting for the one who goes. For whoever stays, there is a mug that nobody takes and nobody to do the voice. It can be good news and a loss at the same time.
      P<gonetouni> Moving away is lonelier than it looks on photos. The first weeks are full of people whose names one has not got yet. A message from home about nothing much is worth a great deal there.
      P<gonetouni> Parents may talk about it cheerfully and buy too much bread. They miss somebody as well.
      Q<gonetouni> At the time of day when it is quietest, {Name} might feel ____. Proud, sad and cross can come in one hour.
      H<gonetouni> {helper} can agree with both on one fixed call a week. ~ What has a day is kept more often.
      H<gonetouni> {helper} can plan a visit, or the first weekend at home, and write it down.
      T<gonetouni> {he} can send one small thing a day: a picture, a score, what the dog next door did.
      T<gonetouni> {he} can ask for something that goes on at a distance, such as a game with one move a day.
      C<gonetouni> {he} can think, "It is a good thing, and I mind it."
      A<gonetouni> After some weeks a house gets used to a smaller number, a bit at a time. The mug stays where it is, and nobody else is allowed to use it. At the other end somebody has burnt the toast and sent proof. It is fair to be sad about a person who is well. In the holidays there will be no milk left.
    `,
    '11+': `
      D<gonetouni> When a brother or sister leaves home, everyone congratulates the one who goes. Nobody has a card for the one who stays. {Name} may be sad about it and feel that it does not count, since it was good news. It does count. {other} was the person who knew exactly what was funny about this family, and needed no explaining. What has gone is an ally under the same roof, and the attention of the grown-ups has one place fewer to go.
      P<gonetouni> The one who has left rarely says that it is hard. There is a good deal of standing about in shared kitchens. They may reply at two in the morning, with a photo of a pan.
      P<gonetouni> Parents are learning it as well. Some become brisk, and some stand in a doorway for no reason.
      Q<gonetouni> Walking past that door, {Name} might feel ____. Envy and missing somebody can be hard to tell apart.
      H<gonetouni> {helper} can resist asking twice as many questions, now that there are twice as many to spare.
      H<gonetouni> {helper} can help to arrange a weekend there. ~ It is easier to picture a person in a room one has seen.
      T<gonetouni> {he} can keep one thing going that was only theirs: a series, a game, a running joke. ~ It needs no news to work.
      T<gonetouni> {he} can write, "It's too quiet here." ~ It is seldom a surprise to the other side, and often a relief.
      C<gonetouni> {he} can think, "It is good news. It is still a loss."
      A<gonetouni> The mug is on its hook, and it has become clear that no one else will use it. Bit by bit the two of them get to know each other by another route, with shorter talks and worse photos. Being sad about it comes and goes with the Sundays. Later the holidays arrive, with a mountain of washing and somebody who eats everything.
    `,
  },
};
