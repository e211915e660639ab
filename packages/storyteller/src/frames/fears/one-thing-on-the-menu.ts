import { said, type NamedScene } from '../scene.ts';

/** A meal out where nothing looks like the food at home. */
export const oneThingOnTheMenu: NamedScene = {
  id: 'menu',
  image: 'a menu with a lot on it, and one thing that is known',
  cue: said(
    String.raw`\b(?:won['’]?t|wont|will not|refus\w+ to|does(?:n['’]?t| not)|never) (?:\w+ )?(?:eat|eats|touch|order|have anything|try)\b|\b(?:nothing|anything) (?:on the menu|(?:he|she|they) (?:likes?|eats?))\b|\b(?:fussy|picky|only eats?)\b`,
    String.raw`\b(?:sit (?:still|down)|allerg\w*|noise|noisy|loud)\b`,
  ),
  decides: false,
  answers: /\b(?:eats?|menu|fussy|picky)\b/i,
  titles: { young: 'Bread Is Known', older: 'One Thing on the Menu' },
  text: {
    '4-5': `
      D<menu> In a restaurant the food is new. It has another plate, another smell and another name. {Name} may look for one thing that is known. It may be bread, or rice, or chips. A tummy can start with that, or wait for home.
      P<menu> Cooks like it when somebody asks. They can leave the sauce off.
      P<menu> Grown-ups pick the same thing each time, too. They call it their favourite.
      Q<menu> With a new plate in front, {Name} may feel ____.
      H<menu> {helper} can look at the menu at home with {him}. ~ Then it is not so new.
      H<menu> {helper} can bring a small box of known food along.
      T<menu> {he} can start with the bread.
      T<menu> {he} can say, "No sauce, please."
      C<menu> {he} can think, "One thing I know is enough."
      A<menu> The bread was known, and it is gone. Other plates went by and smelled of other things. A restaurant is for sitting together, too. There is more to eat at home.
    `,
    '6-7': `
      D<menu> In a restaurant even chips can be strange. They are thicker, or they have green bits on them. {Name} may look at a full plate and not want any of it. It is not about being rude. A mouth likes to know what is coming, and here it does not.
      P<menu> Waiters hear "plain, please" a lot. They write it down and do not mind.
      P<menu> Others may say, "But you like that at home!" It has the same name, and that is all.
      Q<menu> When the plate arrives, {Name} may feel ____.
      H<menu> {helper} can look at the menu with {him} beforehand.
      H<menu> {helper} can ask for the parts on separate plates.
      T<menu> {he} can choose one thing and have it plain.
      T<menu> {he} can look, sniff and leave it. ~ Somebody may like to swap.
      C<menu> {he} can think, "One thing I know. The rest can look nice."
      A<menu> One thing on the menu was known, and some of it got eaten. The rest was looked at. A restaurant is for talking as well, and that needs no fork. At home there is toast.
    `,
  },
};
