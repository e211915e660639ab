import { said, type NamedScene } from '../scene.ts';

/** New glasses that small hands pull off, again and again. */
export const onAndOffTheNose: NamedScene = {
  id: 'pulledoff',
  image: 'glasses that come off and go on again, and what is sharp while they are on',
  cue: said(
    String.raw`\b(?:pulls?|takes?|taking|pulling|throws?|throwing|rips?|yanks?|won['’]?t (?:keep|leave|wear)|wont (?:keep|leave|wear)|never keeps|keeps taking|refus\w+ to (?:keep|wear)|hates? (?:wearing|having))\b[^.!?]{0,24}\bglasses\b`,
    String.raw`\b(?:teas\w*|laugh\w*|stare\w*|school|call(?:s|ed)? (?:him|her)|embarrass\w*|grandad|granny|nan\w*|(?:my|mummy'?s|daddy'?s|mum'?s|dad'?s) glasses|sun ?glasses|patch|broke\w*|sister'?s|brother'?s)\b`,
  ),
  decides: true,
  answers: /\b(?:pulls?|takes?|throws?|hates?|off)\b/i,
  titles: { young: 'On, Off, On Again' },
  text: {
    '2-3': `
      D<pulledoff> Glasses on! {Name} can feel them on the nose. Fingers want to pull. Off they come. Now the book is all fuzzy.
      P<pulledoff> They feel odd at first. Noses get used to it.
      Q<pulledoff> When they sit there, {Name} may feel ____.
      H<pulledoff> {helper} can put them on again.
      H<pulledoff> {helper} can read with {him}.
      T<pulledoff> {he} can give them to a hand.
      T<pulledoff> {he} can look for a cat.
      C<pulledoff> {he} can say, "On, and look, look!"
      A<pulledoff> On, off, and on again. One book long they stay. There is a cat in it. Hello, whiskers! Bye-bye, glasses, till morning.
    `,
    '4-5': `
      D<pulledoff> Glasses sit on a nose and two ears, and those feel them. {Name} may pull them off and not think about it. Then the far things get soft at the edges. With the glasses on they are sharp. A head needs some days to like that.
      P<pulledoff> Eyes work hard without them. Nobody can see that from outside.
      P<pulledoff> An optician can bend the arms till nothing pinches. It is done in a minute.
      Q<pulledoff> With the glasses on, {Name} may feel ____.
      H<pulledoff> {helper} can ask the optician if they sit well. ~ What pinches comes off.
      H<pulledoff> {helper} can start with one book, and then two.
      T<pulledoff> {he} can put them in the case and not on the floor.
      T<pulledoff> {he} can find three things that look sharp.
      C<pulledoff> {he} can think, "On for one book."
      A<pulledoff> One book long the glasses stayed on. The mouse on the last page had whiskers, each of them sharp. Then off they went, into their case. Tomorrow it may be two books.
    `,
  },
};
