import { said, type NamedScene } from '../../scene.ts';

/** Hair is not cut because nobody gets the cape on. */
export const capeOn: NamedScene = {
  id: 'capeon',
  image: 'a cape on its hook, and a towel that catches hair as well',
  cue: said(
    String.raw`\b(?:hair\w*|barbers?|salon|trim)\b[^]*\b(?:capes?|gowns?|something (?:a)?round (?:his|her|their) neck)\b|\b(?:capes?|gowns?)\b[^]*\b(?:hair\w*|barbers?|salon|trim)\b`,
    String.raw`\b(?:superhero|batman|superman|costume|(?:fine|ok|okay) with the (?:cape|gown))\b`,
  ),
  decides: true,
  titles: { young: 'A Cape or a Towel', older: 'A Cape, a Towel or an Old Shirt' },
  text: {
    '2-3': `
      D<capeon> Here is a cape. It catches hair. {Name} may not want it on. Whoosh, it is big! A towel can catch hair too.
      P<capeon> Hair tickles a neck. A cape keeps it off.
      Q<capeon> When the cape comes, {Name} may feel ____.
      H<capeon> {helper} can wear the cape first.
      H<capeon> {helper} can bring a soft towel.
      T<capeon> {he} can choose: cape or towel.
      T<capeon> {he} can touch the cape and wave bye-bye.
      C<capeon> {he} can say, "Towel, please."
      A<capeon> Snip, snip. The towel has hair on it. Shake, shake! Hair on the floor. Bye-bye, cape.
    `,
    '4-5': `
      D<capeon> Before the first snip there is a cape. It is big, and it shuts at the neck. {Name} may not want it there. It has only one job. It catches hair, so that none goes down a back. A towel or an old shirt can do that job, too.
      P<capeon> Some people wear the cape, and some wear a towel. {cutter} can cut hair with each of them.
      Q<capeon> When the cape comes out, {Name} may feel ____.
      H<capeon> {helper} can bring a towel from home. ~ It smells of home, too.
      H<capeon> {helper} can wear the cape first, like a tent.
      T<capeon> {he} can feel the cape with one hand, on its hook.
      T<capeon> {he} can choose what goes round {his} neck.
      C<capeon> {he} can say, "Not tight, please."
      A<capeon> The hair came off, and it was caught. A few short ones got through and tickled. At the door there was a shake, and off they went. Snip is done, and the neck is free again.
    `,
    '6-7': `
      D<capeon> Cut hair is short and sharp, and it itches inside a collar. So there is a cape, wide and cold, that shuts at the neck. {Name} may want to leave before one hair is cut. It may be the neck that minds, and not the scissors. Other things can keep hair out as well.
      P<capeon> {cutter} is thinking of the itching and not of the neck. It is easy to do it another way when somebody says so.
      Q<capeon> When something goes round the neck, {Name} may feel ____.
      H<capeon> {helper} can speak about the cape beforehand. ~ Then nobody comes with it by surprise.
      H<capeon> {helper} can bring a clean shirt for afterwards. ~ Then it does not matter where the hair goes.
      T<capeon> {he} can hold the cape first and ask for it loose.
      T<capeon> {he} can wear an old shirt for it and change after the last snip.
      C<capeon> {he} can say, "A towel for me, please."
      A<capeon> Some of the hair fell on the towel, and some on the floor. A bit of it got in at the collar and itched, as it does. A clean shirt took care of that. The scissors cut just as well, and the neck had its own way.
    `,
  },
};
