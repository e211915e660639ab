import { said, type NamedScene } from '../scene.ts';

const FEED = String.raw`\b(?:(?:feed(?:s|ing)?|breast ?feed\w*|nurs(?:e|es|ing)|bottle)\b[^.!?]{0,14}\b(?:baby|newborn|twins|her|him|(?:his|her|their|the) (?:little |new |baby )*(?:brother|sister))\b|(?:baby|breast)[- ]?feeds?\b|when(?:ever)? (?:i|i'm|we|i am|im|mum|mummy) (?:\w+ )?(?:feed(?:ing|s)?|nurs(?:es|ing)))`;
const HURTS = String.raw`\b(?:hits?|hitting|pinch(?:es|ing)?|scratch(?:es|ing)?|smacks?|smacking|slaps?|pokes?|poking|squeez(?:es|ing)|hurts?|kicks?|kicking|pull(?:s|ing)? (?:his|her|the))\b`;

/** A baby at the breast or bottle, and a hand that hurts the baby or whoever feeds. */
export const milkAndQuickHands: NamedScene = {
  id: 'feedhands',
  image: 'a lap that is full for as long as the milk lasts, and a hand with a job',
  cue: said(
    `(?=[^]*(?:${FEED}))[^]*${HURTS}`,
    String.raw`\b(?:bites?|biting|dog|cat|puppy|nursery|school|spoon|feed(?:s|ing)? (?:himself|herself))\b`,
  ),
  decides: true,
  answers: /\b(?:scratch\w*|pinch\w*|hits?|pok\w*|feed\w*|jealous|attention)\b/i,
  titles: { young: 'Soft Hands at Milk Time', older: 'Soft Hands at Milk Time' },
  text: {
    '2-3': `
      D<feedhands> It is milk time. {Name wants} the lap too. A hand may hit or pinch. Ow! That hurts.
      P<feedhands> The baby cannot say, "Stop." It cries.
      Q<feedhands> At milk time, {Name} may feel ____.
      H<feedhands> {helper} can tell a story.
      H<feedhands> {helper} can find a doll.
      T<feedhands> {he} can stroke one little foot.
      T<feedhands> {he} can feed a doll.
      C<feedhands> {he} can say, "Me too, please."
      A<feedhands> The milk is all gone. The lap is free. Hop, up comes {Name}! Hands are soft. Cuddle, cuddle.
    `,
    '4-5': `
      D<feedhands> While a baby drinks, a lap and two hands are full. {Name} may stand there and want some of it. Then a hand may hit, or pinch, and somebody cries. To want a lap is good. A hit hurts, and it does not make room.
      P<feedhands> A baby cannot say, "Stop." It cannot move away. It can only cry.
      P<feedhands> Grown-ups can hold one and love two. It is only the arms that are full.
      Q<feedhands> When the lap is full, {Name} may feel ____.
      H<feedhands> {helper} can keep a place at the side for {him}.
      H<feedhands> {helper} can tell a story while the milk goes down. ~ A mouth is free.
      T<feedhands> {he} can come close and hold a grown-up's sleeve.
      T<feedhands> {he} can have a drink and a snack at the same time.
      C<feedhands> {he} can say, "I want a cuddle next."
      A<feedhands> The milk is finished, and the lap has room. It is {his} turn in it now. The hands were soft today, or they were quick and said sorry. There is more milk time later. The place at the side is there each time.
    `,
    '6-7': `
      D<feedhands> Feeding a baby takes up a lap, two arms and a lot of time. {Name} may need somebody in just that half hour. Then a hand can hit or pinch, and everybody looks at once. But it hurts. And it was meant to say, "I am here too." That can be said in words.
      P<feedhands> A baby feels each pinch, and it cannot get out of the way. It does not know that it has the best place.
      P<feedhands> Love does not get shared out like milk. Time does, and it is all right to ask for some.
      Q<feedhands> In the middle of a feed, {Name} may feel ____. It may be two things at once.
      H<feedhands> {helper} can read aloud with one free hand.
      H<feedhands> {helper} can give {him} ten minutes after the feed, with a clock.
      T<feedhands> {he} can sit back to back and lean. ~ That is a cuddle too.
      T<feedhands> {he} can fetch a book before it begins.
      C<feedhands> {he} can think, "My turn comes after the milk. I can say so."
      A<feedhands> The baby is asleep, with milk on its chin. Ten minutes on the clock belong to {Name}. A soft hand on a tiny foot can say sorry. There will be another feed in three hours. The book is ready.
    `,
  },
};
