import { said, type NamedScene } from '../scene.ts';

/** From the bath to the shower, where water falls from above. */
export const showerFromAbove: NamedScene = {
  id: 'above',
  image: 'water that falls from above, and a hand that holds the shower head',
  cue: said(
    String.raw`\bshower\w*\b[^]*\b(?:from above|comes? (?:down|from)|overhead|(?:on|hits?|over) (?:his|her|their) (?:head|face)|falls?|spray\w*|no bath\b|(?:instead|rather than) (?:of )?(?:a |the )?bath|only (?:has|have|got) a shower|(?:without|doesn'?t have|hasn'?t got|not have|with no|isn'?t) (?:a )?bath)|\b(?:from|instead of|rather than) (?:a |the |having )?(?:bath|baths|tub)\b[^.]{0,20}\bshowers?\b|\b(?:no bath|only (?:has|have|got) a shower|never had a shower|first shower|new to showers)\b`,
    String.raw`\b(?:smell\w*|sweat\w*|football|hair ?wash\w*|wash(?:ing)? (?:his|her|their) hair|hour|long showers?|too long)\b`,
  ),
  decides:
    /\b(?:only|just) (?:has|have|wants?|takes?|like\w*)(?: to have)? (?:a )?baths?\b[^]*\bshowers?\b|\bshowers?\b[^.]{0,50}\b(?:from above|hits? (?:his|her|their) head|(?:instead|rather than) (?:of )?a? ?bath)\b|\bonly (?:has|have|got) a shower\b/i,
  titles: { young: 'Rain for Feet First', older: 'Rain With a Handle' },
  text: {
    '2-3': `
      D<above> A shower is rain in a bathroom. It can rain on feet first. {Name has} two feet. Splash, say the toes.
      P<above> Rain on top is a lot.
      Q<above> Under the water, {Name} may feel ____.
      H<above> {helper} can hold the shower low.
      H<above> {helper} can make it drip.
      T<above> {he} can wet one foot.
      T<above> {he} can hold a cup under it.
      C<above> {he} can say, "Feet, knees, stop."
      A<above> Rain on the feet. Rain on the knees. Then the tap says stop. Here is the towel. Bye-bye, shower.
    `,
    '4-5': `
      D<above> In a bath the water lies still. In a shower it falls, and {Name} may find that odd. It comes from above, it makes a noise, and it gets everywhere. But most showers have a handle on a hose. Held low, the water comes out at the knees.
      P<above> Grown-ups stand with the water on top of their heads. They have done it for years. They sing so that it sounds nicer.
      Q<above> When water falls from above, {Name} may feel ____.
      H<above> {helper} can hold the shower head low. ~ Low water is less loud.
      H<above> {helper} can put in the plug. ~ Then the feet have a small bath.
      T<above> {he} can hold the handle and say where it rains.
      T<above> {he} can start with the feet and stop at the tummy today.
      C<above> {he} can say, "Feet first, and up as far as I like."
      A<above> It rained on ten toes, two knees and a tummy. The head got a wet cloth, and that will do. Off goes the tap, and the last drops fall. A shower is rain that somebody can turn off.
    `,
    '6-7': `
      D<above> A bath and a shower have the same water. In a bath it stays below, and {Name} can see it. In a shower it falls from above and drums on the floor. Ears and skin get a hundred messages at once. A handle helps, because a hand can say where it rains.
      P<above> People who like showers forget that they once minded. They usually began with a hose and ended with a song.
      Q<above> When the water starts to fall, {Name} may feel ____. It may be in the ears or in the shoulders.
      H<above> {helper} can make the water warm and weak first. ~ The first second is the worst one.
      H<above> {helper} can hang a flannel on the hook at eye height. ~ A face needs one within reach.
      T<above> {he} can stand beside the water and put in one arm, then one leg.
      T<above> {he} can hold the shower head and rinse from the feet up. ~ What comes from one's own hand is no surprise.
      C<above> {he} can think, "My hand says where it rains."
      A<above> It rained on the feet, the back and one shoulder. The rest was done with a flannel, and nobody could tell afterwards. A bath is like a lake, and a shower is like rain. Both of them get people clean.
    `,
  },
};
