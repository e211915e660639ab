import { said, type NamedScene } from '../scene.ts';

/** Poo that gets onto hands and walls: what is for hands instead, and whom to call. */
export const notForHands: NamedScene = {
  id: 'smear',
  image: 'poo that goes down the toilet, and dough that is for hands',
  cue: said(
    String.raw`\bsmear(?:s|ed|ing)?\b(?=[^]*\b(?:poos?|poop|nappy|nappies|diaper|wall|cot|bed)\b|[^]*$)|\b(?:play(?:s|ing)?|paint(?:s|ing)?|wip(?:es|ing)|rub(?:s|bing)?|spread(?:s|ing)?|touch(?:es|ing)?)\b[^.!?]{0,24}\bpoos?\b|\b(?:takes?|taking|pulls?|pulling|gets?|rips?) (?:off )?(?:her|his|their|the) (?:nappy|nappies|pull[- ]?ups?|diaper)(?: off)?\b[^.!?]{0,40}\b(?:mess|poo\w*|everywhere)|\bhands? (?:down|in) (?:his|her|their|the) nappy\b|\bpoos?\b[^.!?]{0,30}\b(?:on the walls?|everywhere|all over|his hands|her hands|with (?:his|her|their) hands?)\b`,
    String.raw`\b(?:smear(?:s|ed|ing)? (?:the |his |her |their )?(?:food|paint|yog\w*|cream|toothpaste|chocolate|makeup|lipstick)|food|dinner|sister|brother|reflux|constipat\w+|runny|diarrh\w*|dog poo)\b`,
  ),
  decides: true,
  answers: /\b(?:takes? (?:it|his|her|their|the)?|off|smear\w*|autis\w*)\b/i,
  titles: { young: 'Dough Is for Hands', older: 'Something Else for Hands' },
  text: {
    '2-3': `
      D<smear> Here comes a poo. It is soft. {Name} may put a hand in. But poo is not for hands. It goes down the toilet.
      P<smear> Dough is soft too. Dough is for hands.
      Q<smear> At a poo, {Name} may feel ____.
      H<smear> {helper} can come at once.
      H<smear> {helper} can get some dough.
      T<smear> {he} can call, "Poo!"
      T<smear> {he} can hold two hands up.
      C<smear> {he} can say, "Poo down. Dough for me."
      A<smear> Wipe, wipe. Soap on the hands. Down goes the poo. Bye-bye, poo! Now hands have dough.
    `,
    '4-5': `
      D<smear> A poo can be warm and soft, and hands like soft things. {Name} may touch it or spread it. But there are things in poo that make people ill. So poo goes down the toilet, and hands get soap. Dough, foam and mud are soft as well. They are for hands.
      P<smear> Grown-ups may sound upset when there is poo on a wall. They think of all the washing. They still like {Name} just as much.
      Q<smear> When there is a poo, {his} hands may feel ____.
      H<smear> {helper} can come at once and help with the paper.
      H<smear> {helper} can keep a box of dough ready. ~ Then hands have something to do.
      T<smear> {he} can call, "I did a poo!"
      T<smear> {he} can hold a toy until the paper is done.
      C<smear> {he} can think, "Poo down, soap on, dough for hands."
      A<smear> The poo went down with a whoosh. Soap made foam, and the foam was soft too. After that there was dough, and it could be spread all day. Poo has its place, and hands have theirs.
    `,
  },
};
