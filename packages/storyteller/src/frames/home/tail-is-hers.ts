import { said, type NamedScene } from '../scene.ts';

/** A tail, ears or fur that gets pulled. */
export const tailIsHers: NamedScene = {
  id: 'tail',
  image: 'a tail, which is held on to by its owner, and a flat slow hand',
  cue: said(
    String.raw`\b(?:pull\w*|tug\w*|yank\w*|grab\w*|pok\w+)\b[^.]{0,30}\b(?:tails?|ears?|whiskers|fur)\b`,
    String.raw`\b(?:hair|scared|afraid|his own|her own|frightened|dog pull\w*|on the lead|bitten|bit (?:him|her|them)|scratched (?:him|her)|died|toy|plays? rough|park)\b`,
  ),
  decides: true,
  titles: { young: 'A Tail Is Not a Handle', older: 'A Tail Is Not a Handle' },
  roles: {
    furry: {
      fallback: { text: 'the pet' },
      cues: [
        {
          match:
            /\b(?:[Dd]og|[Pp]uppy|[Cc]at|[Kk]itten)s?(?:,| is| are| called| named)* "?((?:(?:Mrs?|Miss|Dr|Sir|Lady|Captain) )?(?!(?:He|She|They|It|Is|And)\b)\p{Lu}\p{Ll}+)"?(?!'s)/u,
          phrase: { text: '$' },
        },
        { match: /\bpupp(?:y|ies)\b/i, phrase: { text: 'the puppy' } },
        { match: /\bdogs?\b/i, phrase: { text: 'the dog' } },
        { match: /\bkittens?\b/i, phrase: { text: 'the kitten' } },
        { match: /\bcats?|kitty\b/i, phrase: { text: 'the cat' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<tail> A pet comes by. {Name} may want to grab the tail. A pull hurts {furry}. Teeth or claws say stop.
      D<tail> A pet has soft fur and a tail. {Name} may love it so. A squeeze is too much for {furry}. Then teeth or claws say stop.
      P<tail> A tail cannot say ow. It swishes fast.
      Q<tail> With fur so near, {Name} may feel ____.
      H<tail> {helper} can stroke first.
      H<tail> {helper} can be there each time.
      T<tail> {he} can make a flat hand.
      T<tail> {he} can stroke once and stop.
      C<tail> {he} can say, "Flat hand, slow hand."
      A<tail> Flat hand, slow hand. The fur lies down. The pet sits and shuts its eyes. Then it goes. Swish, swish. Bye-bye, tail.
    `,
    '4-5': `
      D<tail> A tail goes past, and it swishes like a rope. {Name} may want to catch it. But a tail is not a rope. There are bones in it, and it is joined to the back. A pull hurts. Then {furry} may run, or use teeth or claws. That is how a pet says "stop".
      P<tail> Animals cannot say that they have had enough. Ears go flat, and a tail goes fast. When they walk off, it means, "Not now."
      Q<tail> When something furry comes near, {Name} may feel ____.
      H<tail> {helper} can show how slow a hand can be.
      H<tail> {helper} can make a place where a pet is alone.
      T<tail> {he} can sit on the floor and wait until {furry} comes.
      T<tail> {he} can stroke the back, with a flat hand.
      C<tail> {he} can think, "Flat hand, and not the tail."
      A<tail> Two people sat on the floor and did nothing. After a while there was something warm on a knee. A flat hand went along the back, and the tail lay still. Animals come back to hands like that.
    `,
  },
};
