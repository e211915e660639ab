import { said, type NamedScene } from '../scene.ts';

/** A parent with depression cries, and a child sees it. What tears are is told, and whose job it is to help. */
export const tearsAtHome: NamedScene = {
  id: 'tearshome',
  image: 'tears that are wet and warm, and a towel that grown-ups look after',
  cue: said(
    String.raw`\b(?:mum|mummy|mom|mommy|dad|daddy|papa|i|i['’]m|me|mother|father|wife|husband|partner)\b[^.!?]{0,30}\b(?:cry|cries|crying|cried|in tears|tearful|weep\w*|sobbing|sobs)\b|\bwhy (?:i|mummy|mum|mom|daddy|dad|(?:his|her|their) (?:mum|mom|dad))(?: is|['’]m| am|['’]s)? (?:\w+ )?(?:cry|cries|crying|sad)\b`,
    String.raw`\b(?:manic|bi-?polar|drunk|drinks?|died|hospital|ward|suicid\w*|harm\w*|baby cries|he cries|she cries when)\b`,
  ),
  decides: false,
  answers: /\b(?:tissues?|hugs?|cr(?:y|ies|ied|ying)|tears?|tearful|asks?|why|sad)\b/i,
  titles: { young: 'Tears Are Wet and Warm', older: 'Whose Job a Tear Is' },
  beside: {
    benefits: [
      'Says why a parent with a low mood may cry, and that no child made it so.',
      'Says that helping is a job for grown-ups and doctors.',
      'Gives {name} something to do that is not a duty.',
    ],
    talk: {
      young: ['What are tears?', 'Which word fits in the blank today?', 'Who helps when grown-ups cry?'],
      older: [
        'Whose job is it to help?',
        'Which word went into the blank?',
        'What would you like to be told when it happens?',
      ],
    },
  },
  text: {
    '2-3': `
      D<tearshome> {who is} low today. Tears come, drip, drip. {Name} may look. It is not because of {Name}.
      P<tearshome> Big people cry, too. Then they blow a nose.
      Q<tearshome> Seeing tears, {Name} may feel ____.
      H<tearshome> {helper} can say what it is.
      H<tearshome> {helper} can play with {Name}.
      T<tearshome> {he} can go on with a game.
      T<tearshome> {he} can ask for a lap.
      C<tearshome> {he} can say, "Tears, and not me."
      A<tearshome> Low days have tears. Big people help with them. {Name} can play, or have a lap. Here is teddy. Here is a book.
    `,
    '4-5': `
      D<tearshome> {who} has a low mood. It is an illness, and it can make tears come. {Name} may ask why. The illness does it. It was not a loud game, and it was not a child. Tears are wet and warm, and they stop again.
      P<tearshome> Grown-ups who cry have other grown-ups to help. A doctor helps as well.
      P<tearshome> Some children bring a towel or make a joke. It is kind, and it is not their job.
      Q<tearshome> Seeing tears, {Name} may feel ____.
      H<tearshome> {helper} can say that it is the illness.
      H<tearshome> {helper} can do bedtime as on other days.
      T<tearshome> {he} can go and play outside.
      T<tearshome> {he} can ask somebody for a lap.
      C<tearshome> {he} can think, "It is the illness, and it is not me."
      A<tearshome> The tears have stopped for now. On low days they may come again. Grown-ups look after {who}, and grown-ups look after {Name}. The game on the floor may be a loud one.
    `,
    '6-7': `
      D<tearshome> Most tears have a reason, such as a sore knee or a sad film. {Name} may see tears at home that have none. {who} has a low mood, which is an illness. Then tears may come over a cup of tea. The reason is not in the room. No child did it, and no child can switch it off.
      P<tearshome> Grown-ups say "It is nothing". They mean "It is nothing that you did".
      P<tearshome> Grown-ups get help for it from doctors and from other grown-ups. It takes time.
      Q<tearshome> When there are tears again, {Name} may feel ____. It may be sad and a bit cross.
      H<tearshome> {helper} can say out loud what it is. ~ A guess is mostly worse.
      H<tearshome> {helper} can look after {who}, so that {Name} can play. ~ That is a job for grown-ups.
      T<tearshome> {he} can give a hug, or leave it. ~ Both are fine.
      T<tearshome> {he} can go on with a game. It makes nobody more sad.
      C<tearshome> {he} can think, "Tears from the illness, and not from me."
      A<tearshome> The tea is cold, and the tears have stopped. They may come again, as that is how a low mood goes. There are people who help with it, and that is not {his} job. On the floor the game is just where it was.
    `,
  },
}; // prettier-ignore
