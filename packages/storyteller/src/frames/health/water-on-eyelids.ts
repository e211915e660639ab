import { said, type NamedScene } from '../scene.ts';

/** Water on the eyelids: wiping, a towel, and not being able to see for a moment. */
export const waterOnEyelids: NamedScene = {
  id: 'eyelids',
  image: 'two blinks, after which everything is there again',
  cue: said(
    String.raw`\b(?:eyes?|eye ?lids?|eye ?lashes|can(?:['’]?t|not) see)\b`,
    String.raw`\b(?:hair|shampoo\w*|rins\w+|shower\w*|swim\w*|pool|goggles|rain\w*|drops from|infection|conjunctivitis)\b`,
  ),
  decides: false,
  answers: /\b(?:eyes?|eye ?lids?|wip(?:e|es|ing)|towels?|see|chin)\b/i,
  titles: { young: 'Blink, Blink, There It Is', older: 'Two Blinks' },
  text: {
    '2-3': `
      D<eyelids> Drip! Water is near an eye. {Name} may shut both eyes. Oh, now it is dark. Blink, blink. There is the towel!
      P<eyelids> Water in an eye feels odd. Big people blink too.
      Q<eyelids> With wet eyes, {Name} may feel ____.
      H<eyelids> {helper} can hold the towel near.
      H<eyelids> {helper} can go slow.
      T<eyelids> {he} can pat with the towel.
      T<eyelids> {he} can blink, blink.
      C<eyelids> {he} can say, "Blink, blink, there you are."
      A<eyelids> Pat, pat goes the towel. Blink, blink go the eyes. The water is gone. Hello, room!
    `,
    '4-5': `
      D<eyelids> With water on an eye, the room is a blur. {Name} may want it off at once. Eyelids are so thin that they feel each drop. For a bit, all looks like a wet window. Then come two blinks, and the room is back.
      P<eyelids> Some people do not mind water on the eyes. Some mind it a lot. Skin is like that.
      Q<eyelids> When water gets to the eyes, {Name} may feel ____.
      H<eyelids> {helper} can hold a dry towel close by.
      H<eyelids> {helper} can stop below the eyes and wait.
      T<eyelids> {he} can pat with the towel and then blink.
      T<eyelids> {he} can wash up to the nose first.
      C<eyelids> {he} can say, "Pat, blink, and there it is."
      A<eyelids> The towel has the drops now. The room is all there, with each thing in its place. Eyes make water, too, and blink it away. Pat, blink, and done.
    `,
    '6-7': `
      D<eyelids> Eyelids have the thinnest skin of a whole body. So a drop of water feels bigger there. {Name} may wipe and wipe, and still see nothing. That is because water bends the light, like a wet window. It is gone after two or three blinks.
      P<eyelids> Somebody with other skin may say, "It is only water." On those eyes it is. On a thin eyelid it is more than that.
      Q<eyelids> When all is blurred for a moment, {Name} may feel ____.
      H<eyelids> {helper} can put a dry towel where a hand can find it. ~ It works with shut eyes too.
      H<eyelids> {helper} can leave the eyes for the end, or leave them out. ~ A damp cloth is enough there.
      T<eyelids> {he} can press the towel on and count to two. ~ A pat takes up more than a rub does.
      T<eyelids> {he} can wash {his} own eyelids with one wet finger. ~ Own fingers know how soft.
      C<eyelids> {he} can think, "Pat, blink, blink, and it is back."
      A<eyelids> The water is in the towel, and the room is as it was. A wet window does not last. Lashes catch a good deal before it gets there at all. The chin and the cheeks are clean as well, and nobody poured a thing.
    `,
    '8-10': `
      D<eyelids> The skin of an eyelid is about as thin as skin gets, half a millimetre or so. That is why {Name} may hardly notice water on the chin and mind it very much on the eyes. There is a second thing: water bends light, so the whole room turns into a wet window. It looks as if seeing had stopped. Seeing is all right, and after two or three blinks the picture is sharp again.
      P<eyelids> Someone who likes water on the face cannot imagine what the trouble is. For them it is only water. It is the same water, but not the same eyelids.
      P<eyelids> Eyes are used to being wet. They make a thin film of salt water all day long, and each blink wipes it flat.
      Q<eyelids> While everything is blurred, {Name} might notice ____.
      H<eyelids> {helper} can hang a dry towel where a hand finds it without looking. ~ Knowing where it is does half the work.
      H<eyelids> {helper} can leave the eyes to {him}, with a damp cloth. ~ An eye does not need a rinse.
      T<eyelids> {he} can press the towel on for two seconds and let go. ~ Rubbing spreads water, and pressing takes it up.
      T<eyelids> {he} can wash up to the cheekbones and do the eyelids last, with one wet finger.
      C<eyelids> {he} can think, "Press, blink, blink, sharp."
      A<eyelids> A few drops are in the towel, a few in the lashes, which are there for that. The room is sharp again, with every tile in its place. It was a wet window for about three seconds. Windows and eyes both dry.
    `,
  },
};
