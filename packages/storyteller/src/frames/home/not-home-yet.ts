import { said, type NamedScene } from '../scene.ts';

/** It is time to be fetched, and nobody wants to go. */
export const notHomeYet: NamedScene = {
  id: 'pickup',
  image: 'a game that goes up on a shelf until the next day, and a peg by the door',
  cue: said(
    String.raw`\b(?:won'?t|will not|refus\w+|does(?:n'?t| not) want|cries|screams?|tantrums?|meltdowns?|runs? (?:off|away)|hides?|hates?|not want)\b[^.]{0,40}\b(?:(?:come|coming|go|going|leave|leaving) (?:home|nursery|preschool|pre-?school|the childminder\S*|playgroup|day ?care)|pick(?:ed|ing)?[- ]?(?:(?:him|her|them) )?up|collect(?:ed|ing|ion)?)\b[^]{0,40}\b(?:nursery|preschool|pre-?school|childminder\S*|playgroup|day ?care|pick[- ]?up|collect\w*)?`,
    String.raw`\b(?:drop[- ]?off|school(?! nursery)|park|party|friend'?s|playdate|soft play|nan\w*|gran\w*|dad'?s|daddy'?s|mum'?s|clings?|stay(?:ing)? (?:at|in) (?:nursery|preschool)|when i leave|leave (?:him|her|them))\b`,
  ),
  decides:
    /\b(?:won'?t|will not|refus\w+|does(?:n'?t| not) want to|cries|screams?|tantrums?|meltdowns?|hides?)\b[^.]{0,40}\b(?:(?:come|go|leave) (?:home )?from (?:nursery|preschool|the childminder)|(?:pick(?:ing)? (?:him|her|them) up|collect(?:ing)? (?:him|her|them)) from (?:nursery|preschool|playgroup|the childminder)|(?:leave|leaving) (?:nursery|preschool|playgroup|the childminder\S*)|(?:nursery|preschool|playgroup|childminder\S*)\b[^.]{0,16}\b(?:pick[- ]?up|collect\w*|home ?time)|(?:pick(?:ed)?[- ]?up|collect\w*|home ?time)\b[^.]{0,20}\b(?:nursery|preschool|playgroup|childminder\S*))/i,
  titles: { young: 'The Game Stays, and So Does the Peg', older: 'The Peg by the Door' },
  roles: {
    keeper: {
      fallback: { text: 'the others' },
      cues: [
        {
          match:
            /\b(?:childminder|key ?(?:worker|person)|nursery (?:teacher|nurse|worker)|teacher)(?:,| is| called| is called)* ((?:(?:Mrs|Mr|Ms|Miss) )?\p{Lu}\p{Ll}+)\b/u,
          phrase: { text: '$' },
        },
      ],
    },
  },
  text: {
    '2-3': `
      D<pickup> The door opens. It is time to go home. {Name has} a game. It is not done yet. Who is at the door? Oh, not now!
      P<pickup> At the door somebody is glad. Home time is a good time.
      Q<pickup> At home time, {Name} may feel ____.
      H<pickup> {helper} can come and look.
      H<pickup> {helper} can carry the coat.
      T<pickup> {he} can show the game.
      T<pickup> {he} can wave to {keeper}.
      C<pickup> {he} can say, "Look, my game! Then home."
      A<pickup> Two looked at the game. Bye-bye, blocks. Bye-bye, peg. Feet go home, tap, tap. The blocks stay here for another day.
    `,
    '4-5': `
      D<pickup> It is home time, and {Name is} in the good bit. The coat is on the peg, and somebody smiles at the door. All day there were friends and glue and a tower. It is hard to stop when it is going so well. A day that was bad is easy to leave. So this one was good.
      P<pickup> The one at the door has thought of this moment for hours. It can sting a little when somebody hides under a table. They still know that it means a good day.
      Q<pickup> When somebody comes to take {him} home, {Name} may feel ____.
      H<pickup> {helper} can look at the game before the coat.
      H<pickup> {helper} can bring a snack for the way. ~ A hungry body finds every goodbye harder.
      T<pickup> {he} can show one thing and put it on a shelf.
      T<pickup> {he} can say bye to {keeper} and to the peg.
      C<pickup> {he} can say, "Look at this first, and then we go."
      A<pickup> The tower was looked at from all sides. It went up on a shelf, and the coat came down. On the way home there was a lot to tell. Next time, the peg will have that coat on it again.
    `,
  },
};
