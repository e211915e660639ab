import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const SIGN = String.raw`(?:stickers?|stars?|marbles?|points?|pegs?|golden time|traffic light|sad (?:face|cloud)|(?:the |on the )?(?:red|amber|yellow|rain|grey|thunder) ?(?:cloud|light|card|zone)|sunshine|house ?points?|dojos?|dojo points?)`;

/** A star, a sticker or a name on the chart that was moved: one sign for one moment, and a voice that may have been cross. */
export const aStarThatCameOff: NamedScene = {
  id: 'starsoff',
  image: 'a star that came off a chart, and the chart that begins again',
  cue: said(
    String.raw`\b(?:tak(?:e|es|en|ing)|took|los(?:e|es|t|ing)|remov\w*|moved?|moving|put|goes|went|gets?|got)\b[^.!?]{0,24}\b${SIGN}\b[^.!?]{0,12}\b(?:away|off|down|taken|removed)\b|\b${SIGN}\b[^.!?]{0,16}\b(?:tak(?:en|es)|took|removed|moved) (?:away|off|down)\b|\b(?:lost|loses|losing|misses|missed) (?:a |his |her |their |all (?:his |her |their )?)?(?:\w+ )?(?:stickers?|stars?|marbles?|points?|golden time|house ?points?|dojos?)\b|\b(?:moved|put|goes|went) (?:down )?(?:on(?:to)?|to) (?:the )?(?:amber|red|sad|rain|grey|thunder)\b[^.!?]{0,12}\b(?:face|cloud|light|zone)?`,
    String.raw`\b(?:game|match|football|chart at home|brother|sister|collect\w*|swap\w*|stole|another child|friend took|potty|bath)\b`,
  ),
  decides: true,
  answers: /\b(?:cross|sticker|star|cr(?:y|ies)|thinks?)\b/i,
  titles: { young: 'A Star That Came Off', older: 'A Star That Came Off' },
  roles: {
    teacher: TEACHER,
    lostsign: {
      fallback: { text: 'a star' },
      cues: [
        { match: /\bstickers?\b/i, phrase: { text: 'a sticker' } },
        { match: /\bmarbles?\b/i, phrase: { text: 'a marble' } },
        { match: /\b(?:dojos?|points?)\b/i, phrase: { text: 'a point' } },
        { match: /\bgolden time\b/i, phrase: { text: 'a bit of golden time' } },
        { match: /\b(?:cloud|light|zone|face)\b/i, phrase: { text: 'a good place on the chart' } },
      ],
    },
  },
  beside: {
    benefits: [
      'Tells a sign on a chart apart from being liked.',
      'Does not say whether it was deserved.',
      'Shows {name} what can be asked, and that the day goes on.',
    ],
    talk: {
      young: ['What came off in the story?', 'What could be asked?', 'Shall we say three good things of today?'],
      older: [
        'What is a sign on a chart about?',
        'Which word went into the blank?',
        'Shall we ask how it can be earned again?',
      ],
    },
  },
  text: {
    '4-5': `
      D<starsoff> At school {lostsign} was taken away. {Name} may think that the voice was cross for good. But it is a sign for one moment. It means, "Stop that bit." It does not say, "I do not like you."
      P<starsoff> {teacher} can be cross and like a child, both at once. Grown-ups can do that.
      P<starsoff> On a chart things go up and come down. It is so for all the names.
      Q<starsoff> When it was taken away, {Name} may feel ____.
      H<starsoff> {helper} can hear what came before it.
      H<starsoff> {teacher} can say what to do next time.
      T<starsoff> {he} can ask, "Are you still cross with me?"
      T<starsoff> {he} can cry a bit and then have a drink.
      C<starsoff> {he} can say, "That was one moment. The day goes on."
      A<starsoff> The moment with the cross voice is over. Tomorrow the chart begins again. A star can come off, and a name stays where it is. {Name} is liked with a star and without one.
    `,
    '6-7': `
      D<starsoff> At school {lostsign} was taken away. {Name} may have felt it all the way home. It can seem as if it said something about a whole person. It was about one moment, and the moment had an end. A voice can be cross for a minute and like somebody all year.
      P<starsoff> {teacher} has many people to watch. A sign is quicker than a talk, and it says less.
      P<starsoff> Nearly everybody in a class has lost one. Some hide how much they minded.
      Q<starsoff> Thinking of it, {Name} may feel ____. It may be in the throat.
      H<starsoff> {helper} can hear the whole story before saying anything.
      H<starsoff> {helper} can tell {teacher} that it was taken to heart.
      T<starsoff> {he} can ask {teacher} how it can be put right.
      T<starsoff> {he} can say one thing that went well on the same day.
      C<starsoff> {he} can think, "One moment came off. The rest is still on."
      A<starsoff> Next day the chart starts again, and nobody brings it up. Whatever was said was about one moment. The rest of the day counts too, even the parts that get no star. Most of the good ones get none.
    `,
  },
};
