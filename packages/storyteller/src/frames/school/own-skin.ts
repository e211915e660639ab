import { said, type NamedScene } from '../scene.ts';

const COLOUR = String.raw`\b(?:white|lighter|fair(?:er)?|light|pale|blonde?|blue eyes|straight hair)\b`;
const WISHES = String.raw`\b(?:(?:wants?|wishes|wish|like|ask(?:s|ed)?) (?:to (?:be|have)|(?:he|she|they) (?:was|were|had|is|could be)|it was|(?:his|her|their) skin)\b[^.!?]{0,30}(?:${COLOUR})|(?:does ?n'?t|do ?n'?t|hates?|not) (?:like |want )?(?:being |to be |his |her |their )+(?:brown|black|dark|skin)\b|why (?:is )?(?:he|she|they|his|her|their|am i|is my|my) (?:\w+ )?(?:skin|brown|black|dark)\w*|why (?:he|she|they) (?:is|are) (?:brown|black|dark|the only (?:brown|black|dark)\w*)|ask(?:s|ed)? (?:\w+ )?(?:if|whether|when) (?:he|she|they) (?:can|could|will|would|might|['’]?ll) (?:\w+ )?(?:be|turn|go|become|have)\b[^.!?]{0,24}(?:${COLOUR}))`;
const WAS_SAID = String.raw`\b(?:said|says (?:that )?(?:he|she|they) ca|told|called|calls|laugh\w*|teas\w*|(?:kids|children|boys?|girls?) (?:say|said))\b`;

/** A child that asks about its brown skin, or wishes for another one. */
export const ownSkin: NamedScene = {
  id: 'skin',
  image: 'four colours of paint that together make the colour of an arm',
  cue: said(WISHES),
  decides: new RegExp(String.raw`^(?![^]*(?:${WAS_SAID}))[^]*?(?:${WISHES})`, 'i'),
  titles: { young: 'Four Colours of Paint', older: 'Mixed From Four Colours' },
  text: {
    '4-5': `
      D<skin> Skin comes in lots of browns and pinks. {Name has} a question about {hers}. That is a good question. Tiny brown grains in skin make it dark or light. They came from the family, like a nose.
      P<skin> Friends look at who runs fast, and who shares the red pen. They like {Name} as {he is}.
      Q<skin> In front of the mirror, {Name} may feel ____.
      H<skin> {helper} can look at photos, and find the same skin.
      H<skin> {helper} can find books with brown heroes in them.
      T<skin> {he} can mix paint until it looks like {his} arm.
      T<skin> {he} can ask, "Who has skin like me?"
      C<skin> {he} can say, "This skin is mine."
      A<skin> Four paints can make that brown. It is the colour of somebody in a photo, who is loved. The skin is warm. {Name} belongs in it.
    `,
    '6-7': `
      D<skin> Skin comes in a great many browns and pinks and golds. {Name} has asked about {hers}, or wished to look like a friend. Both may be said out loud. Skin gets its colour from tiny grains, and more of them make it darker. They help to keep out strong sun. They came from the family, like the shape of an ear.
      P<skin> Friends look at what somebody does: who climbs, who shares, who tells jokes. Books and films did not show all kinds of skin, and that was unfair.
      P<skin> Many children with brown skin have asked the same thing. The people who love them thought that their skin was just right.
      Q<skin> Looking in the mirror, {Name} may feel ____.
      H<skin> {helper} can look at family photos, and find whose skin it is.
      H<skin> {helper} can find books in which the hero is brown, too.
      T<skin> {he} can mix paints until one matches {his} arm.
      T<skin> {he} can tell a grown-up if somebody said a thing about skin.
      C<skin> {he} can think, "This skin is mine, and it is good."
      A<skin> It took four colours to mix, with a little red and some gold. On the paper it shines. It is the skin of somebody in a photo, who danced or fixed cars. {Name} belongs in every picture, in just this colour.
    `,
    '8-10': `
      D<skin> All human skin is coloured by one substance, called melanin. More of it makes skin darker, and it protects cells from strong sun. {Name} may know that and still wish sometimes to look like the others. Such a wish does not come from a mirror. It comes from what is shown most often, in films, on shelves and on boxes of toys. That is unfair, and it is not a fact about anybody's skin.
      P<skin> A good many grown-ups with brown skin remember the same wish. Most of them can say at what age it was, and what they would like to have been told.
      P<skin> Friends of another colour may not have noticed that there is anything to think about. It can be told to them.
      Q<skin> When {Name} looks at the class photo, there might be a feeling of ____.
      H<skin> {helper} can tell about people in the family, with photographs, and not leave out the funny parts.
      H<skin> {helper} can look for books, teams and films in which nobody is the only one.
      T<skin> {he} can mix paints until one of them matches, and write down the recipe.
      T<skin> {he} can say who or what started the wish, if there was somebody. ~ If it was a remark, it was wrong, and grown-ups can deal with it.
      C<skin> {he} can think, "It is the colour of people I come from."
      A<skin> The recipe has four colours in it, and the white tube was hardly needed. Dry, it is the brown of an arm and of three people in an old photograph, one of them laughing. They belong together, and so does {Name}. There is nothing in it to lighten.
    `,
  },
};
