import { said, type NamedScene } from '../scene.ts';

/** Spit, because somebody is cross. */
export const crossAndSpits: NamedScene = {
  id: 'crossspit',
  image: 'a cross mouth that blows like a dragon, with nothing wet in it',
  cue: said(
    String.raw`\b(?:spat|spits?|spitting)\b[^.]{0,60}\b(?:when|because|after|if)\b[^.]{0,30}\b(?:told|says?|said|ask(?:s|ed)?|stops?|made)\b|\bspit(?:s|ting)?\b[^.]{0,40}\b(?:cross|angry|mad|upset|rage|tantrum|temper|frustrat\w*|told (?:off|no)|no\b|way)|\b(?:cross|angry|mad|upset|rage|temper|frustrat\w*|told (?:off|no)|says? no)\b[^.]{0,40}\bspit(?:s|ting)?\b`,
    String.raw`\b(?:food|dinner|medicine|toothpaste|spat (?:at|on) (?:him|her|them)(?! (?:\w+ )?(?:teacher|ta|key|mum\w*|mom\w*|dad\w*|brother|sister|cousin|friend|nan\w*|gran\w*)\b)|was spat|been spat)\b`,
  ),
  decides: true,
  titles: { young: 'A Dry Dragon', older: 'A Dry Dragon' },
  text: {
    '2-3': `
      D<crossspit> {Name is} cross. It is hot in the mouth. Out comes spit. It is wet, on a face. Yuck! Spit is for food.
      P<crossspit> Nobody likes a wet face. It feels cold.
      Q<crossspit> With a hot mouth, {Name} may feel ____.
      H<crossspit> {helper} can bring a cloth.
      H<crossspit> {helper} can say, "You are cross."
      T<crossspit> {he} can blow like a dragon.
      T<crossspit> {he} can say, "Grr!"
      C<crossspit> {he} can say, "Grr, I am cross!"
      A<crossspit> Grr and fff! The cross is out. The spit is in. A cloth made it dry. Fff, says a little dragon.
    `,
    '4-5': `
      D<crossspit> When {Name is} cross, it may get hot in the mouth. Words are too slow then, so spit comes out. It lands on somebody. It is wet and cold, and there can be germs in it. Now that person is cross as well. And nobody knows yet what it was all about.
      P<crossspit> To be spat on feels very bad, worse than it looks. People need to wash first. After that they can listen.
      Q<crossspit> When it gets hot inside, {Name} may feel ____.
      H<crossspit> {helper} can say, "Tell me with a growl."
      H<crossspit> {helper} can bring two cloths, and both can wipe.
      T<crossspit> {he} can blow hot air like a dragon, with a dry mouth.
      T<crossspit> {he} can shut both lips and growl.
      C<crossspit> {he} can say, "Grr! I am cross, and it stays dry."
      A<crossspit> The dragon blew until the hot air was gone. There was not a drop in it. After that the mouth was cool enough for words. Somebody heard them, and with a dry face. The spit stayed in, where it helps with toast.
    `,
    '6-7': `
      D<crossspit> A mouth has more than one way to be angry. It can shout, it can growl, and it can spit. When {Name gets} cross, the spit may be the quickest. It flies before there is a word. It also ends every talk, because the other person only thinks of soap.
      P<crossspit> Hardly anything feels as rude as spit. It is wet, and it seems to say, "I do not care about you." Most of the time that was not what it meant.
      Q<crossspit> In the second before, {Name} may feel ____. It may be in the jaw or the ears.
      H<crossspit> {helper} can wait until it is over, and then listen.
      H<crossspit> {helper} can agree on a sign for "I am about to burst".
      T<crossspit> {he} can press both lips together and breathe out hard through the nose.
      T<crossspit> {he} can walk away to a wall and roar at it.
      C<crossspit> {he} can think, "Roar, but dry."
      A<crossspit> The roar went into the wall, which did not mind. Nobody fetched a cloth. After that there was a story to tell, and somebody to hear it. The spit stayed where it belongs and was used for a biscuit.
    `,
  },
};
