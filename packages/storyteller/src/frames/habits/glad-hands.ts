import { said, type NamedScene } from '../scene.ts';

const HIT = String.raw`\b(?:hit(?:s|ting)?|slap(?:s|ping)?|smack(?:s|ing)?|push(?:es|ing)?|shov(?:es|ing)|punch(?:es|ing)?|whack(?:s|ing)?|thump(?:s|ing)?|kick(?:s|ing)?|rough)\b`;
const GLAD = String.raw`\b(?:(?:over|too|so|very|really|gets?|is) ?-?(?:\w+ )?(?:excited|giddy|silly|hyper|happy|giggly)|over-?excit\w*|excited|giddy|hyper|for fun|in (?:play|fun)|when (?:he|she|they)(?:['’]s|['’]re| is| are) (?:happy|playing))\b`;

/** A hit that comes out of too much fun, with no anger in it. */
export const gladHands: NamedScene = {
  id: 'glad',
  image: 'fun that is too big for two arms, and a place for it to go',
  cue: said(
    `${HIT}[^.!?]{0,80}${GLAD}|${GLAD}[^.!?]{0,60}${HIT}`,
    String.raw`\b(?:not (?:even )?(?:excited|happy|for fun)|angry|baby|dog|cat|un ?happy|says? no|told off)\b`,
  ),
  decides: false,
  answers: /\b(?:excited|silly|giddy|hyper|(?:does ?n['’]?t|not) mean to)\b/i,
  titles: { young: 'Big Fun, Soft Hands', older: 'A Notch Lower' },
  text: {
    '2-3': `
      D<glad> Hop, hop! {Name} may be so full of fun. Hands go up, and hands go fast. A hit can come out. Ow!
      P<glad> Fun is good. A hit is not fun.
      Q<glad> When it gets fast, {Name} may feel ____.
      H<glad> {helper} can say, "Clap it!"
      H<glad> {helper} can come close by.
      T<glad> {he} can clap and hop.
      T<glad> {he} can hug a big pillow.
      C<glad> {he} can say, "Clap, clap, hop!"
      A<glad> Clap, clap, hop! The fun is in two hands. They did not hit. Fun can be loud.
    `,
    '4-5': `
      D<glad> A good game can fill a whole body. {Name} may get so full of it that arms fly out. Then somebody gets a hit, and it hurts. It was not meant like that. Skin cannot tell why it was hit. Big fun needs a place to go.
      P<glad> The other child was in the game too. An ow stops a game, and that is sad for two.
      P<glad> Grown-ups can see when it gets fast and loud. They can help before it is too much.
      Q<glad> When the game gets very fast, {Name} may feel ____.
      H<glad> {helper} can call, "Freeze!" for one breath.
      H<glad> {helper} can say it early, "Fast hands, clap now."
      T<glad> {he} can clap hard and jump on the spot.
      T<glad> {he} can ask, "Are you okay?" and wait.
      C<glad> {he} can say, "Big fun, down in the feet."
      A<glad> Jump, jump, clap. The fun is still big, and hands did not hit. If a hand flies out one day, somebody can ask and help. Then the game can go on. It has room for two.
    `,
    '6-7': `
      D<glad> Hands do not hit in anger only. In a wild game {Name} may get so full of fun that hands shove. It was meant as fun. For the other one it is a hit all the same. From outside, too much fun looks a lot like anger. The body is fast in both.
      P<glad> Friends may laugh at first and then stop. When a face stops laughing, the game is over for that one.
      P<glad> Some people get loud with joy, and some get quiet. Bodies differ in that.
      Q<glad> When a game gets wilder, {Name} may feel ____. It may be in the arms first.
      H<glad> {helper} can agree on a word that means "slow down".
      H<glad> {helper} can call a short break early. ~ A drink of water is enough.
      T<glad> {he} can look at the other face now and then. ~ If it laughs, the game is still on.
      T<glad> {he} can give a high five in place of a shove.
      C<glad> {he} can think, "Wild in the legs, soft in the hands."
      A<glad> The game was wild, and the faces at the end of it could laugh. When a hand was too fast, a sorry and some help put it right. It is good to play with somebody who can stop. There is fun left over for tomorrow.
    `,
    '8-10': `
      D<glad> There is a kind of hit that has no anger in it at all. A game gets faster, {Name} gets carried along, and out comes a shove that was meant as fun. A very excited body is wound up much like an angry one, with a quick heart and tight muscles. The other person cannot feel what was meant. They feel a shove.
      P<glad> Friends seldom say at once that it was too much. They laugh a moment longer, and then they drift off to something else.
      P<glad> Referees know it from good moments as well as from bad ones. After a goal, a player may get hurt under a heap of friends.
      Q<glad> When a game gets wilder, {Name} might notice ____. Arms often know it first.
      H<glad> {helper} can agree on one word that means "a notch lower". ~ It works better than a speech.
      H<glad> {helper} can step in while it is still fun.
      T<glad> {he} can check a face every now and then. ~ Once it has stopped laughing, the game is over for one of the two.
      T<glad> {he} can turn it into a high five, a jump or a yell.
      C<glad> {he} can think, "Loud is fine. Hands a notch lower."
      A<glad> Nobody needs to be less pleased about things. It only wants a place to go that has no skin on it. If a hand was too quick, a short sorry and a look at the arm are enough. Then the game can go on a notch lower, and that is still quite high.
    `,
  },
};
