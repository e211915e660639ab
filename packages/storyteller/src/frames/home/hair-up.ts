import { said, type NamedScene } from '../scene.ts';

/** Hair that is put up for school, and a head that would rather leave it down. */
export const hairUp: NamedScene = {
  id: 'hairup',
  image: 'hair that goes up low and loose, and comes down again after school',
  cue: said(
    String.raw`\b(?:pony ?tails?|(?:hair|it) (?:tied |put |done |scraped )?(?:up|back)\b|t(?:ie|ies|ying) (?:up |back )?(?:his|her|their) hair|(?:put|have|get|do)(?:s|ting)? (?:his|her|their) hair (?:up|back)|hair (?:in a|in) (?:bun|bunches|pony\w*|bobble|band)|bobbles?|hair ?bands?|hair ?ties?|\bbun\b)`,
    String.raw`\b(?:cut|pull(?:s|ing)? (?:out|her own)|lice|nits|afro|braids|plaits?)\b`,
  ),
  // What somebody else copies is no matter of a brush.
  decides: said(String.raw`\b(?:pony ?tails?|bobbles?|hair ?bands?)\b`, String.raw`\bcop(?:y|ies|ied|ying)\b`),
  titles: { young: 'Low and Loose, Please', older: 'More Than One Way Up' },
  text: {
    '2-3': `
      D<hairup> {Name has} hair. It can go up. Round goes the band. Tug, says the head. Down is soft.
      P<hairup> Hair likes to swing. So do tails.
      Q<hairup> With the band in, {Name} may feel ____.
      H<hairup> {helper} can make it loose.
      H<hairup> {helper} can go slow.
      T<hairup> {he} can pick a band.
      T<hairup> {he} can hold the mirror.
      C<hairup> {he} can say, "Low and loose."
      A<hairup> Up went the hair. It was out of the soup. Out comes the band. Swing, swing, hair.
    `,
    '4-5': `
      D<hairup> Hair can be down, and hair can be up. {Name} may like it down, because a band pulls. Up, the hair stays out of paint and soup. A band can sit low, and it can be loose. It can even be two bands.
      P<hairup> The skin on a head notices each tug. After some minutes it forgets the band.
      Q<hairup> When the band goes round, {Name} may feel ____.
      H<hairup> {helper} can take a soft band and make it loose.
      H<hairup> {helper} can wet the hair a bit. ~ Wet hair slides.
      T<hairup> {he} can choose low, or two bunches, or a plait.
      T<hairup> {he} can pick the colour of the band.
      C<hairup> {he} can say, "Low and loose, please."
      A<hairup> Up it went, low and loose. It stayed out of the paint the whole morning. After school the band comes out, and the hair falls down. Then it can swing again.
    `,
    '6-7': `
      D<hairup> Some schools ask for long hair to be tied back. It keeps out glue, soup and visitors such as head lice. {Name} may like it better down, since a tight band pulls at the roots. There is more than one way up, though. A low plait pulls less than a high tail. A soft band pulls less than a thin one.
      P<hairup> The person with the band looks at the clock and at the parting. From there a tug cannot be felt.
      Q<hairup> When the hair goes up, {Name} may feel ____. It may be at the roots or somewhere else.
      H<hairup> {helper} can do it sitting down, after breakfast. ~ Hair on a head that runs gets pulled.
      H<hairup> {helper} can use a soft band and leave it loose.
      T<hairup> {he} can choose between a plait, two bunches and a low tail.
      T<hairup> {he} can shake the head once and say where it pulls. ~ A band can be moved.
      C<hairup> {he} can think, "Up until home time, and then down."
      A<hairup> At home time the band comes out with one pull. The hair has a bend in it where the band was. It was out of the glue for a whole day. Now it is down, and it can be brushed or left.
    `,
  },
};
