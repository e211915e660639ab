import { said, type NamedScene } from '../scene.ts';

/** What keeps somebody indoors, or makes a way out another matter. */
const UNLESS = String.raw`\b(?:acne|spots|spotty|pimples?|zits?|ugly|looks|scars?|bald|braces|depress\w*|sad|grief|died|bull\w*|teas\w*|alone|without (?:me|us)|runs?|escap\w*|wind|rain|dark|school refus\w*|family walk|(?:his|her|their) room|when (?:i|we|dad\w*|mum\w*) (?:leave|go(?:es)?)\b|coat|jacket|shoes?|socks?|dressed|breakfast|panic|anxi\w*|scared|afraid|people|crowds?|noise)\b`;
const DECIDING = String.raw`\b(?:meltdowns?|tantrums?|screams?|cries|kicks? off|refus\w+|won'?t|battle|struggle|nightmare|fights?|melts? down|lies? on the floor|goes limp|hides?)\b[^.]{0,50}\b(?:leav(?:e|ing) the (?:house|flat)|(?:get(?:ting)? )?out (?:of )?the (?:door|house))(?! (?:alone|without))`;

/** Leaving the house is where it breaks down: shoes, coat, door. */
export const offWeGo: NamedScene = {
  id: 'offwego',
  image: 'three things by the door, and the step over the mat',
  cue: said(
    String.raw`\b(?:(?:leav(?:e|ing)|get(?:ting)? out of|go(?:ing)? out of|out) (?:of )?the (?:house|door|flat)|get(?:ting)? (?:him|her|them|everyone|us all)? ?out (?:of )?the (?:house|door)|go(?:ing)? out\b(?! (?:with|on)))`,
    UNLESS,
  ),
  decides: new RegExp(`^(?![^]*(?:${UNLESS}))[^]*?(?:${DECIDING})`, 'i'),
  titles: { young: 'Shoes, Coat, Mat', older: 'The Step over the Mat' },
  text: {
    '2-3': `
      D<offwego> It is a going-out morning. {Name} may want to stay in. Here is a toy. Somebody says, "Time to go!" That is too fast. Oh no!
      P<offwego> Big ones run about then. They look for the keys.
      Q<offwego> By the door, {Name} may feel ____.
      H<offwego> {helper} can say it early.
      H<offwego> {helper} can hold a hand.
      T<offwego> {he} can choose a toy for the way.
      T<offwego> {he} can jump over the mat.
      T<offwego,comforter> {he} can take {comforter} along.
      C<offwego> {he} can say, "Shoes, coat, jump!"
      A<offwego> One shoe, two shoes, coat. Jump over the mat! The toy waits on the floor. It is here in the evening. Bye-bye, door.
    `,
    '4-5': `
      D<offwego> Inside, everything is going well. Then somebody says, "Shoes on," and it all stops in the middle. {Name} may scream, or go as soft as a sock. It is a big jump from the rug to the street. In small steps it is easier. There are shoes, a coat and the mat, and that is all.
      P<offwego> Grown-ups get loud by the door, because the clock is behind them. They do not like it either. On the street they get quiet again.
      Q<offwego> When it is time to go, {Name} may feel ____.
      H<offwego> {helper} can say it ten minutes before, and then five.
      H<offwego> {helper} can put shoes and coats ready the night before. ~ Then nobody needs to hunt.
      T<offwego> {he} can pick one thing that fits in a pocket.
      T<offwego> {he} can be the one who opens the door.
      T<offwego,comforter> {he} can let {comforter} look out by the door.
      C<offwego> {he} can say, "Shoes, coat, over the mat."
      A<offwego> There were shoes, and then a coat. The last step went over the mat, and there was the morning. In a pocket was one small thing from the rug. The rest of the game lies where it was, until tea time.
    `,
    '6-7': `
      D<offwego> Leaving the house in the morning takes four minutes, often loud ones. {Name} may be busy, comfortable and not at all in the mood. Going out means to stop, find things and be hurried, all at once. That is a lot for four minutes. Spread over a longer time it is less.
      P<offwego> Grown-ups are already thinking of the bus and the door at the other end. They sound cross, when mostly they are late.
      Q<offwego> With everybody calling from the door, {Name} may feel ____.
      H<offwego> {helper} can put bag, shoes and coat by the door at night.
      H<offwego> {helper} can give one job and not five orders. ~ One is easy to hear.
      T<offwego> {he} can be ready early, and sit on the stairs with a book.
      T<offwego> {he} can choose who locks the door and who carries the key.
      C<offwego> {he} can think, "Shoes, coat, door. Then it is over."
      A<offwego> The shoes stood by the door since last night, so nobody shouted for them. One coat got done up in the lift. Then the door fell shut, and it was an ordinary morning. The mat had the house to itself.
    `,
  },
};
