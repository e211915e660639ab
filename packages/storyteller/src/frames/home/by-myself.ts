import { said, type NamedScene } from '../scene.ts';

/** Everything is to be done without help, and it takes a long time. */
export const byMyself: NamedScene = {
  id: 'bymyself',
  image: 'a zip that two small hands want to do, and the first bit that somebody may start',
  cue: said(
    String.raw`\b(?:insists? on|wants? to|tries to|demands to|determined to|won'?t let (?:me|us|mum\w*|dad\w*|anyone) (?:help|dress|put))\b[^.]{0,40}\b(?:dress\w*|shoes?|coat|zips?|buttons?|socks?|clothes)\b[^.]{0,30}(?:\b(?:himself|herself|themselves|themself|by (?:him|her)self|on (?:his|her|their) own|alone|without help|takes? (?:forever|ages|hours|so long))\b)|\bgetting dressed (?:himself|herself|alone)|\bdress(?:es)? (?:himself|herself)\b|\b(?:me do it|i do it|do it (?:my|by (?:my|him|her))\w*)\b[^]{0,60}\b(?:dress\w*|shoes?|coat|morning|zip|socks?)\b`,
    String.raw`\b(?:won'?t|refus\w+|can'?t|cannot|not able to|doesn'?t|does not|nappy|needs? to learn) (?:get )?(?:dressed?|dress) (?:himself|herself)\b`,
  ),
  decides: true,
  titles: { young: 'My Hands Can', older: 'My Hands Can' },
  roles: {
    item: {
      fallback: { text: 'a sock' },
      cues: [
        { match: /\bshoes?\b/i, phrase: { text: 'a shoe' } },
        { match: /\bcoat|jacket\b/i, phrase: { text: 'a coat' } },
        { match: /\bzips?\b/i, phrase: { text: 'a zip' } },
        { match: /\bbuttons?\b/i, phrase: { text: 'a button' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<bymyself> It is time to get dressed. Here is {item}. {Name wants} to do it alone. It goes on so slow. A big hand comes. No! Me!
      P<bymyself> Big hands are fast. They like to help.
      Q<bymyself> When big hands help, {Name} may feel ____.
      H<bymyself> {helper} can hold it and wait.
      H<bymyself> {helper} can start it.
      T<bymyself> {he} can do the first bit.
      T<bymyself> {he} can pull with two hands.
      C<bymyself> {he} can say, "You start, I pull."
      A<bymyself> Pull, pull, on it goes. Two small hands did that. It took a while. Now {Name is} dressed. Clap, clap, hands.
    `,
    '4-5': `
      D<bymyself> In the morning there are clothes on a chair. {Name} may want to do it all, with no help. That is how hands learn. It also takes a long time, and the clock goes on. Then a big hand pulls up the sock. No!
      P<bymyself> Grown-ups are pleased when somebody dresses alone. They just have a train or a meeting, and those are early. That is why the big hand cannot wait.
      Q<bymyself> When somebody wants to help, {Name} may feel ____.
      H<bymyself> {helper} can wake everybody ten minutes earlier. ~ Small hands need that time.
      H<bymyself> {helper} can ask, "Which bit is yours?"
      T<bymyself> {he} can do three things alone and get help with one.
      T<bymyself> {he} can say, "You start the zip, and I pull it up."
      C<bymyself> {he} can say, "This bit is mine, and that bit is yours."
      A<bymyself> Small hands did the socks, and one heel is on top. The zip was started by big hands and pulled by small ones. The clothes are on, and the clock is not too cross. On Saturday there is no clock. Then it can all be done alone.
    `,
  },
};
