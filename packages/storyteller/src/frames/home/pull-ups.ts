import { said, type NamedScene } from '../scene.ts';

/** Pull-ups at night, and the wish to be without them. */
export const pullUps: NamedScene = {
  id: 'pullups',
  image: 'a pull-up, which keeps a bed dry while a body grows',
  cue: said(
    String.raw`\b(?:pull-? ?ups?|drynites|goodnites|night(?:time)? (?:nappy|nappies|diapers?|pants)|(?:nappy|nappies|diapers?)\b[^.]{0,16}\b(?:at|for|in the) (?:night|bed))\b`,
  ),
  decides: /\b(?:pull-? ?ups?|drynites|goodnites)\b[^.]{0,40}\b(?:night|bed|sleep\w*|wet)\b/i,
  titles: { young: 'Dry Bed, Growing Body', older: 'Under the Pyjamas' },
  text: {
    '4-5': `
      D<pullups> At night {Name} may wear a pull-up. In the morning it is wet. Without one, the sheet is wet. It is the same wee both times. It comes in sleep, when nobody can hold it. A pull-up keeps the bed dry in the meantime.
      P<pullups> A lot of children have one under their pyjamas. Nobody can see it there.
      Q<pullups> On a wet morning, {Name} may feel ____.
      H<pullups> {helper} can wait for some dry mornings first. ~ Then a body shows that it is ready.
      H<pullups> {helper} can put a thick sheet under the thin one.
      T<pullups> {he} can have one last wee before bed.
      T<pullups> {he} can choose pants or a pull-up for tonight.
      C<pullups> {he} can think, "My body does it asleep. It is growing."
      A<pullups> It was wet or it was dry, and then there was toast. A pull-up goes in the bin. A sheet goes in the wash. Bodies get dry at night when they are ready. It cannot be hurried, just like teeth.
    `,
    '6-7': `
      D<pullups> A pull-up is a bit of padding for the night. {Name} may be tired of it and want plain pants in bed. But being dry at night is not a thing that people decide. The body makes less wee at night later on, and the brain wakes up. Both of these grow by themselves.
      P<pullups> In a class of thirty, two or three children still have wet nights. They do not talk about it, so each one feels like the only one.
      Q<pullups> With a wet pull-up in the morning, {Name} may feel ____.
      H<pullups> {helper} can ask a nurse what can be tried. ~ There are several things.
      H<pullups> {helper} can keep count of dry mornings for two weeks. ~ Then it is plain if it is time.
      T<pullups> {he} can drink more in the day and less at the end of it. ~ A bladder likes it spread out.
      T<pullups> {he} can put it in the bin and wash without any help. ~ It is over in three minutes.
      C<pullups> {he} can think, "It is for the bed, not about me."
      A<pullups> Under pyjamas it cannot be seen, and by breakfast it is gone. The bed stayed dry, which is all it is for. One part of the body is still growing, and it does so at night. The pants are in the drawer, in the right size.
    `,
  },
};
