import { said, type NamedScene } from '../scene.ts';

const CARER = String.raw`\b(?:au ?-?pair|nanny|babysitter|baby ?sitter|mother['’]?s help)\b`;
const LEAVES = String.raw`\b(?:leav(?:e|es|ing)|left|going (?:home|back|away)|goes (?:home|back|away)|has gone|moving (?:away|on|back)|last (?:day|week)|finish(?:es|ing|ed)|has (?:a |got a )?(?:new|another) job|new family)\b`;

/** An au pair or a nanny who has lived with a family goes: a goodbye to somebody who was paid to come, and was fond of a child all the same. */
export const oneWhoWasPaidToCome: NamedScene = {
  id: 'aupairgoes',
  image: 'a song in two languages, or a way of cutting toast, that stays when somebody goes',
  cue: said(
    String.raw`(?=[^]*${CARER})[^]*?${CARER}[^.!?]{0,40}${LEAVES}|${LEAVES}[^.!?]{0,20}${CARER}`,
    String.raw`\b(?:new (?:nanny|au ?-?pair|babysitter)|leaving (?:him|her|them) with|leave (?:him|her|them) with|(?:i|we|mum|dad|mummy|daddy)(?:['’]m| am| are|['’]re)? (?:leave|leaves|leaving|go|going|have to leave)|when (?:i|we) (?:leave|go)|nanny (?:and|&) (?:grandad|granddad|grandpa|pops|bampi)|nanny ?(?:died|is ill)|nan's|my mum)\b`,
  ),
  decides: true,
  answers:
    /\b(?:leav\w*|going|home|devastated|sad|upset|goodbye|miss\w*|left|five years|week|month|germany|france|spain)\b/i,
  titles: { young: 'Toast the Same Way', older: 'What Stays in the Kitchen' },
  beside: {
    benefits: [
      'Says that somebody who goes was fond of {name} all the same.',
      'Says that no child caused it.',
      'Has a goodbye that can be got ready, and something that stays.',
    ],
    talk: {
      young: ['What stays in the story?', 'How does a goodbye feel?', 'Shall we make a card?'],
      older: [
        'What stays in the kitchen when somebody goes, in the story?',
        'Which word went into the blank?',
        'What would be a good goodbye, and shall we plan it?',
      ],
    },
  },
  roles: {
    leaver: {
      fallback: { text: 'the nanny', gender: 'f' },
      cues: [
        {
          match:
            /\b(?:au ?-?pair|nanny|babysitter)(?: is| was)?,? (?:called |named )?(?!Is\b|Has\b|Who\b|Will\b|And\b)(\p{Lu}\p{Ll}+)\b/u,
          phrase: { text: '$' },
        },
        { match: /\bau ?-?pair\b/i, phrase: { text: 'the au pair' } },
        { match: /\bbaby ?sitter\b/i, phrase: { text: 'the babysitter' } },
      ],
    },
  },
  text: {
    '4-5': `
      D<aupairgoes> Soon there is a goodbye, or there has been one. {leaver} goes to another place. {Name} may be sad, and that is fine. It is not because of anything a child did. A grown-up can like a child and still go to another place.
      P<aupairgoes> {leaver} will think of {Name} too. It is hard to say goodbye.
      Q<aupairgoes> At the goodbye, {Name} may feel ____.
      H<aupairgoes> {helper} can help with a card.
      H<aupairgoes> {helper} can say who comes next and when.
      T<aupairgoes> {he} can draw what was fun with {leaver}.
      T<aupairgoes> {he} can say, "I will miss you."
      C<aupairgoes> {he} can say, "Goodbye, and the song stays."
      A<aupairgoes> There was a goodbye and a hug. The song stays, and so does the way to cut the toast. A photo can go on the wall. It is fine to miss somebody at tea.
    `,
    '6-7': `
      D<aupairgoes> Some people join a family for a time, and then comes a goodbye. {leaver} is one of them. {Name} may be very sad about it. It began as a job, with a list on the fridge. Later {leaver} knew how the toast is cut. No child made it end. Grown-ups have plans and homes of their own.
      P<aupairgoes> Somebody who packs a suitcase often leaves it open for a long time. It is hard to leave people one likes.
      P<aupairgoes> The grown-ups at home may be busy with finding out what comes next. They are sorry about it, too.
      Q<aupairgoes> Thinking of the last day, {Name} may feel ____.
      H<aupairgoes> {helper} can count the days and plan a good last one.
      H<aupairgoes> {helper} can find out about letters or calls. ~ A true answer is better than a maybe.
      T<aupairgoes> {he} can make a card with three things that were good.
      T<aupairgoes> {he} can ask for something to keep, such as a song or a recipe.
      C<aupairgoes> {he} can think, "It was a job, and it was real."
      A<aupairgoes> The goodbye was said at the door, and both needed a tissue. The toast is still cut the same way, because somebody wrote it down. It is fine to miss somebody at bath time. There is room for somebody else, and no hurry about liking them.
    `,
    '8-10': `
      D<aupairgoes> Some people are paid to come into a house, and end up belonging to it, until there is a goodbye. {leaver} knew where the plasters were, and which toast is the right toast. {Name} may have got used to that. A job can end on a date. Being fond of somebody does not go by the calendar, and that is why it hurts. The reasons are about work, money or a home elsewhere. Nothing that a child said or did is among them.
      P<aupairgoes> It is harder for the one who leaves than it looks. There is a suitcase, a new place, and nobody there who knows the jokes.
      P<aupairgoes> Parents may talk about timetables just now. They have an empty week to fill and a person to miss, and the week is easier to talk about.
      Q<aupairgoes> Seeing the suitcase, {Name} might feel ____. It may be anger first, which is often sadness in a hurry.
      H<aupairgoes> {helper} can plan the last day with {Name}, small and good.
      H<aupairgoes> {helper} can ask about letters or calls, and pass on the answer as it is.
      T<aupairgoes> {he} can write down what only the two of them know: the song, the short cut, the recipe.
      T<aupairgoes> {he} can say what was good about it, out loud or on paper. ~ Few people ever hear it.
      C<aupairgoes> {he} can think, "It was a job. The liking was free."
      A<aupairgoes> After the goodbye a house sounds different, with a door that does not go at four. The recipe is on the fridge in somebody's handwriting. Whoever comes next will cut the toast wrong and can be told how it is done. Missing one person takes nothing away from the next, and there is no hurry about it.
    `,
  },
};
