import { said, type NamedScene } from '../scene.ts';

/** A child found a pet that had died. What was seen gets told in plain words, and that nobody could have come in time. */
export const foundInTheMorning: NamedScene = {
  id: 'foundit',
  image: 'a quiet cage in the morning, and what was seen there',
  cue: said(
    String.raw`\b(?:found|finds|discovered|find|was the (?:one|first)(?: who| to)? (?:found|find)|saw) (?:(?:he|she|they) )?(?:him|her|it|them|(?:the|his|her|their|our) (?:\w+ )?(?:body|hamster|rabbit|guinea ?pig|gerbil|mouse|rat|fish|goldfish|budgie|bird|tortoise|cat|dog|puppy|kitten|chickens?))\b[^.!?]{0,24}\b(?:in the morning|this morning|dead|floating|cold|stiff|not moving|in (?:the|its|his|her|their) (?:cage|tank|hutch|basket|bed|bowl)|at the bottom|when (?:he|she|they) (?:went|woke|got|came)|before school)`,
    String.raw`\b(?:run over|ran over|car|lorry|road|fox|vet|left (?:the|it)|leaving (?:the|it)|gate|open|was ?n['’]?t (?:him|her|them|me)|forgot|fault|blam\w*|alive|wild|hedgehog|garden bird|put to sleep|put down)\b`,
  ),
  decides: false,
  answers: /\b(?:found|morning|saw|night|dead|cage|tank|hutch|cold|stiff)\b/i,
  titles: { young: 'So Still', older: 'What Was Seen in the Morning' },
  beside: {
    benefits: [
      'Says in plain words what a body looks like that has died.',
      'Takes the fright of finding it seriously, next to the sadness.',
      'Says that nobody could have come in time, and that it may be told often.',
    ],
    talk: {
      young: ['What did {name} see?', 'Which word fits in the blank today?', 'Shall we say goodbye together?'],
      older: [
        'What may be told as often as it comes?',
        'Which word went into the blank?',
        'How would you like to say goodbye?',
      ],
    },
  },
  text: {
    '4-5': `
      D<foundit> {animal} died, and {Name} was the one who saw it. It was so still. A body that died does not breathe. It can be cold and stiff. It does not hurt. It was not woken, because it could not wake. No child made it happen.
      P<foundit> Seeing that can be a fright. It is sad as well, and the two come together.
      P<foundit> Small animals often die when it is quiet. Nobody needed to be there.
      Q<foundit> Thinking of that place, {Name} may feel ____.
      H<foundit> {helper} can listen to all of it. ~ It can be told many times.
      H<foundit> {helper} can help to say goodbye.
      T<foundit> {he} can say what it looked like.
      T<foundit> {he} can draw a good day from before.
      C<foundit> {he} can say, "I saw it. I can tell it."
      A<foundit> {animal} died and cannot come back. What was seen has been told, and somebody heard it. There are other pictures too, from good days. They come back when there is time. Here is a hand to hold.
    `,
    '6-7': `
      D<foundit> {animal} died, and {Name} found out first. That is a lot for one pair of eyes. A body that has died is still and cold, and it may be stiff. It looks odd, because nobody is looking out of it. It felt no more by then, and it did not lie there waiting. Nothing that a child did made it happen.
      P<foundit> Whoever finds such a thing gets a fright and a loss in one. The fright may come back at the same spot for a while.
      P<foundit> Many animals hide it when they are ill. So even grown-ups may not see it coming.
      Q<foundit> Going to that place in the morning, {Name} may feel ____. It may be two things.
      H<foundit> {helper} can hear what was seen, as often as it comes. ~ It gets a bit smaller each time.
      H<foundit> {helper} can come along to the place at first.
      T<foundit> {he} can tell it in order: before, then, after.
      T<foundit> {he} can write down three things that {animal} liked.
      C<foundit> {he} can think, "That was one minute. There were all the others."
      A<foundit> {animal} died and cannot come back. The last picture is the loudest for now, because it is the newest. Behind it are all the others, with supper in them, and odd habits. They were there for much longer. Bit by bit they get looked at again.
    `,
    '8-10': `
      D<foundit> To be told that a pet has died is one thing. To be the one who finds it is another. {animal} died, and {Name} knew it before anybody else in the house. A body that has died is still and cold and sometimes stiff. It looks like the animal and not like it, because whatever looked out of it has stopped. It felt nothing by then. Nobody could have known which morning to come earlier, and nothing that a child did was the cause.
      P<foundit> A brain keeps a picture like that on top for a while. It shows it at odd times, such as in maths. It does so with anything sudden. The picture fades more quickly when it is talked about.
      P<foundit> Animals are good at hiding that they are ill, since it keeps them safe in the wild. Vets are taken in by it as well.
      Q<foundit> When that picture comes back, {Name} might feel ____. Shock and sadness are two different things.
      H<foundit> {helper} can hear the whole of it without hurrying on to the nice part.
      H<foundit> {helper} can go first to that place for a few days, or move things there.
      T<foundit> {he} can tell it once from beginning to end to somebody who can bear it.
      T<foundit> {he} can look for another picture on purpose, such as a photo from a good day. ~ It can stand where the eyes go.
      C<foundit> {he} can think, "It was one minute of a whole life."
      A<foundit> {animal} died and cannot come back. One minute of that life was bad to see, and {Name} was there for it. All the rest of it had nothing to do with that morning. It was made of habits, noises and food. The minute fades, and the habits can be told to anyone who asks.
    `,
  },
}; // prettier-ignore
