import { said, type NamedScene } from '../scene.ts';

const FEED = String.raw`\b(?:feed(?:s|ing)?|breast ?feed\w*|nurs(?:e|es|ing)|bottle|changing|rock(?:s|ing)?|hold(?:s|ing)?|put(?:s|ting)? (?:down )?|settl(?:e|es|ing)|busy with|see(?:s|ing)? to)\b[^.!?]{0,14}\b(?:baby|newborn|twins|(?:his|her|their|the) (?:little |new |baby )*(?:brother|sister))\b|\b(?:baby|breast)[- ]?feeds?\b|\bwhen(?:ever)? (?:i|i'm|we|i am) (?:\w+ )?(?:feed(?:ing)?|nursing|sit down to feed)\b`;
const LOOK = String.raw`\b(?:attention|climb(?:s|ing)?|throw(?:s|ing)?|tip(?:s|ping)|empt(?:y|ies|ying)|naughty|mischief|trouble|plays? up|playing up|acts? (?:up|out)|draws? on|jump(?:s|ing)? (?:on|off)|run(?:s|ning)? off|does everything|anything he can|whatever (?:he|she) can|things (?:he|she) knows|not allowed)\b`;

/** A baby at the breast or bottle, both arms full, and a child who does what makes somebody jump up. */
export const lookAtMeAtFeeds: NamedScene = {
  id: 'lookatme',
  image: 'a box that opens when the baby drinks',
  cue: said(
    `(?=[^]*(?:${FEED}))(?=[^]*(?:${LOOK}))`,
    String.raw`\b(?:bites?|biting|hits?|hitting|pinch\w*|smack\w*|hurts? the baby|kicks?|dog|cat|puppy|asleep|sleep\w*)\b`,
  ),
  decides: true,
  answers: new RegExp(LOOK, 'i'),
  titles: { young: 'The Milk-Time Box', older: 'Two Full Arms and a Free Voice' },
  text: {
    '2-3': `
      D<lookatme> It is milk time for the baby. {Name} may call, "Look, look!" Up goes a foot. Climbing is high!
      P<lookatme> Two arms are full. Ears are free.
      Q<lookatme> At milk time, {Name} may feel ____.
      H<lookatme> {helper} can open the milk box.
      H<lookatme> {helper} can sing a song.
      T<lookatme> {he} can sit so near.
      T<lookatme> {he} can feed a doll.
      C<lookatme> {he} can say, "I am here!"
      A<lookatme> Glug, glug, all gone. Burp, baby! Now arms are free. Up comes {Name}. Hello!
    `,
    '4-5': `
      D<lookatme> The baby drinks, and it takes a long time. Both arms are full, and {Name} may wait and wait. Then a thing that is high or loud looks good. Somebody jumps up when a child is on a shelf. So it works, but a shelf can tip, and a fall hurts.
      P<lookatme> Whoever feeds a baby cannot get up fast. It is a fright to see a child up high then.
      P<lookatme> Eyes, ears and a voice are free all the time. There is room in them for somebody big.
      Q<lookatme> When both arms are full, {Name} may feel ____.
      H<lookatme> {helper} can have a box for milk time only.
      H<lookatme> {helper} can tell a story while the baby drinks. ~ A mouth is free.
      T<lookatme> {he} can sit on the free side and turn the pages.
      T<lookatme> {he} can ask, "Is it my turn after the milk?"
      C<lookatme> {he} can say, "Look at me, please. I am here."
      A<lookatme> The box was open, and the story had three bears in it. Then the baby was full and fell asleep. Two arms were free, and they were for {Name}. The feet were on the floor the whole time.
    `,
    '6-7': `
      D<lookatme> A baby drinks many times a day, and each time two arms are gone. {Name} may ask for something and hear, "In a minute." A minute of milk is long. Then a head finds out what makes a grown-up look up at once. It is mostly a thing that is high, loud or wobbly.
      P<lookatme> It works, and nobody enjoys it. The grown-up gets a fright, the milk stops, and the baby cries as well.
      P<lookatme> To want to be seen is no bad wish. Everybody has it, and babies have it the loudest.
      Q<lookatme> When the baby begins to drink, {Name} may feel ____.
      H<lookatme> {helper} can plan ten minutes for just {him} after the milk.
      H<lookatme> {helper} can guess riddles with a baby in both arms.
      T<lookatme> {he} can pick a milk-time job: read aloud, build low, or tell the news.
      T<lookatme> {he} can say, "I need you to look at me." ~ It is quicker than a shelf.
      C<lookatme> {he} can think, "Arms are full. Eyes are free."
      A<lookatme> The baby drank, and there were four riddles in that time. One of them was so good that the milk nearly went wrong. Then came ten minutes with two free arms in them. A brother or sister drinks faster every week, and riddles can go on.
    `,
  },
};
