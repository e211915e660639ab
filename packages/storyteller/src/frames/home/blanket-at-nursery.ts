import { said, type NamedScene } from '../scene.ts';

/** "Blanket called Bluey". */
const CALLED = {
  match:
    /\b(?:[Bb]lanket|[Bb]lankie|[Tt]eddy|[Bb]ear|[Bb]unny|[Mm]uslin|[Dd]oll|[Rr]abbit|[Mm]onkey|[Ee]lephant|[Ll]amb)(?: is)? (?:called|named) (\p{Lu}\p{Ll}+)/u,
  phrase: { text: '$' },
};

/** A comforter that will not be put down at nursery. */
export const blanketAtNursery: NamedScene = {
  id: 'softatnursery',
  image: 'a peg with something soft on it that can be seen from the sand tray',
  cue: said(
    String.raw`\b(?:won'?t|will not|refus\w+|can'?t|doesn'?t|never|screams if|cries (?:if|when)|insists on|wants to)\b[^.]{0,30}\b(?:let(?:ting)? go of|put(?:ting)? down|give up|part with|leave|take|takes?|hold\w*|carr\w+|bring\w*|without|keep\w*)\b[^.]{0,20}\b(?:blank(?:et|ie|y)|teddy|bear|bunny|comforter|muslin|toy|doll|cuddly|rabbit|monkey|elephant|lamb)\b[^.]{0,30}\b(?:nursery|preschool|pre-?school|playgroup|day ?care|childminder\S*)`,
    String.raw`\b(?:lost|left (?:it|his|her)|other children|share|snatch\w*|bed|wash\w*)\b`,
  ),
  decides: true,
  titles: { young: 'Soft on a Peg', older: 'Soft on a Peg' },
  roles: {
    soft: {
      fallback: { text: 'the toy' },
      cues: [
        CALLED,
        ...(
          [
            'blanket',
            'blankie',
            'teddy',
            'bear',
            'bunny',
            'comforter',
            'muslin',
            'doll',
            'rabbit',
            'monkey',
            'elephant',
            'lamb',
          ] as const
        ).map((thing) => ({
          match: new RegExp(String.raw`\b${thing}\b`, 'i'),
          phrase: { text: `the ${thing}` },
        })),
      ],
    },
  },
  text: {
    '2-3': `
      D<softatnursery> {Name is} at nursery. One hand holds {soft}. It is soft, and it smells of home. The sand needs two hands. Where can soft things sit?
      P<softatnursery> Soft things see a lot from a peg.
      Q<softatnursery> With an empty hand, {Name} may feel ____.
      H<softatnursery> {helper} can find a good peg.
      H<softatnursery> {helper} can bring it over.
      T<softatnursery> {he} can put it where it can look.
      T<softatnursery> {he} can go back for one squeeze.
      C<softatnursery> {he} can say, "Sit there. See you soon."
      A<softatnursery> Up on the peg, it looks down. Two hands dig in the sand. Then a run, and a squeeze. It was hard to let go. Home time! Hello, soft one.
    `,
    '4-5': `
      D<softatnursery> {Name} may keep {soft} in one hand at nursery. It smells of home, and that is good. But for glue and for climbing a body needs two hands. It is hard to put it down. So it can have a place of its own, on a peg. It can be seen from there.
      P<softatnursery> People at nursery know a lot of soft things by name. They know that one squeeze can save a whole morning.
      Q<softatnursery> With two empty hands, {Name} may feel ____.
      H<softatnursery> {helper} can help to choose the place for it.
      H<softatnursery> {helper} can say when it is cuddle time.
      T<softatnursery> {he} can sit it where it can see the sand tray.
      T<softatnursery> {he} can run back for a squeeze and then go on.
      C<softatnursery> {he} can say, "You look, and I play."
      A<softatnursery> It sat on the peg all morning and had a good view. Two hands dug a hole right to the bottom. There were four squeezes, and then three. At home time it came down from its place. It smelled of home, and a bit of glue.
    `,
  },
};
