import { said, type NamedScene } from '../scene.ts';

const WET = String.raw`(?:wet(?:s|ting)?(?: (?:him|her|them)sel\w+| (?:his|her|their) (?:pants|knickers|trousers))?|accidents?|wee(?:s|ing|d)?|poo(?:s|ing|ed)?|back in(?:to)? nappies|nappy|nappies|regress\w*)`;

/** Pants that were dry are wet again since a baby came. */
export const wetSinceBaby: NamedScene = {
  id: 'sincebaby',
  image: 'a basket with small wet pants in it, and a baby’s nappies beside them',
  cue: said(
    String.raw`\b${WET}\b[^]{0,60}\b(?:since|after|because|now(?: that)?|when|as soon as|just as) (?:\w+ ){0,4}?(?:new )?(?:baby|(?:little |baby |new )+(?:brother|sister)|newborn|sibling|twins)\b|\b(?:since|after|now) (?:\w+ ){0,4}?(?:new )?(?:baby|(?:little |baby |new )+(?:brother|sister)|newborn|sibling|twins)\b[^]{0,80}\b${WET}\b`,
    String.raw`\b(?:at night|in the night|wets? the bed|bed[- ]?wetting|the baby (?:wees|poos|wets)|died|stillborn|baby'?s (?:nappy|nappies))\b`,
  ),
  decides: true,
  titles: { young: 'Dry, Wet, Dry Again', older: 'Dry, Wet, Dry Again' },
  text: {
    '2-3': `
      D<sincebaby> The pants were dry. Now a baby is here. {Name} may have wet pants again. Wee runs down one leg. Oh. Off they go, into the basket.
      P<sincebaby> A baby wees all day. All small ones did.
      Q<sincebaby> When pants get wet, {Name} may feel ____.
      H<sincebaby> {helper} can bring dry pants.
      H<sincebaby> {helper} can give a long cuddle.
      T<sincebaby> {he} can say, "Wet!"
      T<sincebaby> {he} can sit on the potty first.
      T<sincebaby,comforter> {he} can bring {comforter}.
      C<sincebaby> {he} can say, "Dry pants and a cuddle."
      A<sincebaby> Wet pants in the basket. Dry pants on. A wee can go in the potty again. There is a lap for {thebaby}. There is a lap for {Name}.
    `,
    '4-5': `
      D<sincebaby> For a long time {Name} had dry pants. Then a baby came, and now some days are wet again. That happens to a lot of big brothers and sisters. Home is all new, and a busy head forgets a small wee. The body has not forgotten how it works.
      P<sincebaby> Grown-ups have seen this before. They are not cross about the pants. They know that {thebaby takes} up a lot of time.
      Q<sincebaby> When the pants are wet again, {Name} may feel ____.
      H<sincebaby> {helper} can say, "Toilet first," before {thebaby gets} milk.
      H<sincebaby> {helper} can find ten minutes each day without the baby. ~ They are for two people only.
      T<sincebaby> {he} can go for a wee when the baby has milk.
      T<sincebaby> {he} can put wet pants in the basket and take dry ones.
      T<sincebaby,comforter> {he} can ask for a cuddle, with {comforter} too.
      C<sincebaby> {he} can think, "I know how it goes. It comes back."
      A<sincebaby> In the basket were wet pants and the baby's very small vests. They all came out of the wash together. On some days pants stay dry now, and on some not. A wee in the toilet is something that was learnt. It is still in there.
    `,
    '6-7': `
      D<sincebaby> Since the baby came, {Name} may have wet pants now and then. It happens to a lot of older children. A head that is busy with a big change may not hear the bladder. It is not on purpose, and it is not a step back for good.
      P<sincebaby> Grown-ups with a new baby put on shirts the wrong way round. Their heads are full as well.
      P<sincebaby> Some big children talk like a baby for a while. It can be a way of asking, "Is there a lap for me too?"
      Q<sincebaby> When it is wet, {Name} may feel ____. It may be a word for the body or for the baby.
      H<sincebaby> {helper} can keep dry things in a bag. ~ It needs no talk.
      H<sincebaby> {helper} can keep ten minutes a day for two. ~ The baby is not on that arm.
      T<sincebaby> {he} can try the toilet before a long game. ~ It takes a minute.
      T<sincebaby> {he} can ask to be small for ten minutes. ~ People understand that one.
      C<sincebaby> {he} can think, "Wet gets dry. I am still me."
      A<sincebaby> The wet things are in the wash, together with very small ones. The baby's come back to the drawer, and so do the big ones. Dry days come back too, mostly when nobody is counting. There is a lap at home that fits two sizes.
    `,
  },
};
