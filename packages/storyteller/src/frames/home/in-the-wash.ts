import { said, type NamedScene } from '../scene.ts';

/** A comforter in the washing machine. */
export const inTheWash: NamedScene = {
  id: 'inwash',
  image: 'a round window, and something soft that goes by in it',
  cue: said(
    String.raw`\b(?:blank(?:et|ie|y)\w*|teddy|teddies|bear|bunny|rabbit|muslin|comforter|cuddly|soft toy|lovey|doll|snuggl\w+|toy)\b[^.]{0,40}\b(?:(?:being |be |gets? |been |to be )?wash\w*|washing machine|in the wash|smell\w* different)\b|\bwash(?:ing)? (?:his|her|their|the) (?:\w+ )?(?:blank(?:et|ie|y)|teddy|bear|bunny|rabbit|muslin|comforter|cuddly|soft toy|lovey|doll|snuggl\w+)\b`,
    String.raw`\b(?:hair|bath time|bathtime|lost|missing)\b`,
  ),
  decides: true,
  titles: { young: 'There, Gone, There' },
  roles: {
    soft: {
      fallback: { text: 'the toy' },
      cues: [
        {
          match:
            /\b(?:[Bb]lank(?:et|ie|y)|[Tt]eddy|[Bb]ear|[Bb]unny|[Rr]abbit|[Mm]uslin|[Dd]oll|[Tt]oy)\b[^.!?]{0,12}?\b(?:called|named|name is) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/u,
          phrase: { text: '$' },
        },
        { match: /\bblank(?:et|ie|y)\w*\b/i, phrase: { text: 'the blanket' } },
        { match: /\bmuslin\b/i, phrase: { text: 'the muslin' } },
        { match: /\b(?:teddy|teddies|bear)\b/i, phrase: { text: 'the teddy' } },
        { match: /\bbunny\b/i, phrase: { text: 'the bunny' } },
        { match: /\brabbit\b/i, phrase: { text: 'the rabbit' } },
        { match: /\bdoll\w*\b/i, phrase: { text: 'the doll' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<inwash> {soft} is in the wash. {Name} can look. There it goes. Gone! There! Water goes splash.
      P<inwash> A soft thing gets a bath too.
      Q<inwash> With empty arms, {Name} may feel ____.
      H<inwash> {helper} can sit here too.
      H<inwash> {helper} can lift {him} to look.
      T<inwash> {he} can wave at the window.
      T<inwash> {he} can find it in there.
      C<inwash> {he} can say, "There! Gone! There!"
      A<inwash> The machine stops. {soft} is found, and wet. It hangs up to dry. It smells of soap. One cuddle, and it smells of home.
    `,
    '4-5': `
      D<inwash> Things that are loved a lot get jam on them. So {soft} goes into the machine, and the round door shuts. {Name} may miss it and look in. It goes by, and it is gone, and it goes by again. It does not hurt, since cloth cannot feel.
      P<inwash> Grown-ups wash it to keep it strong. They forget about the good smell.
      Q<inwash> When the machine starts, {Name} may feel ____.
      H<inwash> {helper} can say when it comes out. ~ After lunch is soon.
      H<inwash> {helper} can leave the soap out that smells. ~ Then more of the old smell comes back.
      T<inwash> {he} can sit by the round window and wave.
      T<inwash> {he} can put it in the machine, and take it out later.
      C<inwash> {he} can say, "There you go, and there you are."
      A<inwash> The machine has stopped, and the round door is open. There it is, found again, and wet through. On the line it swings in the wind. After some cuddles it smells right again.
    `,
  },
};
