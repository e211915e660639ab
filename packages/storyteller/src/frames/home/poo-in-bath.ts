import { said, type NamedScene } from '../scene.ts';

/** A poo that came in the bath, and a child who would rather not get in again. */
export const pooInBath: NamedScene = {
  id: 'bathpoo',
  image: 'a bath that was emptied, scrubbed and filled again',
  cue: said(
    String.raw`\b(?:poo\w*|poos|number two|soil\w*|accident|poop\w*)\b[^.]{0,20}\b(?:in|into) (?:the |his |her |their )?(?:bath|tub|bathtub|bath water)\b|\b(?:bath|tub)\b[^.]{0,30}\b(?:poo\w*|did a poo|had an accident)\b`,
  ),
  decides: true,
  titles: { young: 'Water Out, Water In', older: 'A Clean Bath' },
  text: {
    '2-3': `
      D<bathpoo> A poo came in the bath. It can happen. {Name} got out. The water went away. Glug! The bath got a wash.
      P<bathpoo> Warm water makes a tummy soft.
      P<bathpoo> It happens to lots of children.
      Q<bathpoo> At the bath, {Name} may feel ____.
      H<bathpoo> {helper} can show the clean bath.
      H<bathpoo> {helper} can put the potty near.
      T<bathpoo> {he} can sit on the potty first.
      T<bathpoo> {he} can put one toy in first.
      C<bathpoo> {he} can say, "Potty first, then splash."
      A<bathpoo> The bath is clean. The water is new. In goes one toe. Splash! Hello, bath.
    `,
    '4-5': `
      D<bathpoo> Once {Name} was in the bath, and a poo came. Warm water makes a tummy soft, so that can happen. Then everybody got out. The water ran away. Then the bath had a wash, and so did the toys.
      P<bathpoo> It has happened in a lot of homes. Grown-ups say "Oh!" and get the gloves. Nobody did it on purpose.
      Q<bathpoo> When the bath is full again, {Name} may feel ____.
      H<bathpoo> {helper} can let {him} look at the clean bath first. ~ Looking needs no bare feet.
      H<bathpoo> {helper} can keep the bath short this week. ~ Short is a good way to start.
      T<bathpoo> {he} can sit on the toilet before the bath. ~ Then the tummy has room.
      T<bathpoo> {he} can say, "Out, please," and be lifted out at once.
      T<bathpoo> {he} can wash just feet today.
      C<bathpoo> {he} can say, "Toilet first, and then the bath."
      A<bathpoo> The old water is far away by now, down in the pipes. The bath was scrubbed until it was white. New water is warm and clear to the bottom. One toe can go in and have a look.
    `,
  },
};
