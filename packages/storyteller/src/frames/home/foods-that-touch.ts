import { said, type NamedScene } from '../scene.ts';

/** Foods that touch each other on a plate. */
export const foodsThatTouch: NamedScene = {
  id: 'touching',
  image: 'a road between two foods on a plate',
  cue: said(
    String.raw`\b(?:foods?|peas|beans|sauce|gravy|things?|dinner)\b[^.]{0,24}\btouch(?:es|ing|ed)?\b|\btouch(?:es|ing|ed)?\b[^.]{0,24}\b(?:plate|foods?|each other|dinner)\b|\bmixed (?:foods?|together|up)\b[^.]{0,20}|\b(?:sauce|gravy|beans?|juice) (?:on|touching|over|near|goes on|runs)\b`,
  ),
  decides:
    /\b(?:foods?|beans|peas|sauce|gravy|ketchup|veg\w*|things on (?:his|her|their|the) plate|egg|chips|sausages?)\b[^.]{0,24}\btouch(?:es|ing)?\b/i,
  titles: { older: 'A Road Across the Plate' },
  text: {
    '6-7': `
      D<touching> Each food on a plate has a taste and a feel of its own. Where two of them touch, it is both. {Name} may see that at once, and then the whole plate looks wrong. A throat may even gag. It does so by itself, before anybody has thought.
      P<touching> Other people stir all of it together on purpose. In their mouth it is one new taste.
      Q<touching> Where one food meets the next, {Name} may feel ____. It may be in the throat or in the eyes.
      H<touching> {helper} can use a plate with parts. ~ Then each food has a wall.
      H<touching> {helper} can leave sauce in a small cup.
      T<touching> {he} can make a road between them with a fork.
      T<touching> {he} can ask for a second plate. ~ It is one short question.
      C<touching> {he} can think, "Road in between, and each is itself."
      A<touching> There is a road across the plate now, with one food on each side. What had touched lies at the edge, and it can stay there. The throat has nothing to say. Everything tastes of what it is.
    `,
    '8-10': `
      D<touching> A plate can be read like a map with borders. For {Name}, a good plate may be one where every food stays in its own country. Where gravy has crossed into the potatoes, the taste is no longer known, and neither is the feel of it. Some mouths and throats react to that with a gag, which is a reflex and no opinion. It is quicker than manners.
      P<touching> Cooks think in mixtures, and so they arrange things to run into each other. Few of them have ever looked at a plate in this way.
      Q<touching> When something has crossed a border, {Name} might notice ____. It may be in the throat before it is in the mind.
      H<touching> {helper} can serve in bowls and leave the building of the plate to each person.
      H<touching> {helper} can mention it beforehand where others cook. ~ One sentence on the phone saves a whole meal.
      T<touching> {he} can take a side plate as well, without explaining it.
      T<touching> {he} can put a wall of bread between two things. ~ It can be eaten afterwards.
      C<touching> {he} can think, "Borders first, then dinner."
      A<touching> Every country on the plate has its border, and one of them is made of bread. The rest was put aside without any talk. Food that keeps its word is easier to eat. Even the wall was finished.
    `,
  },
};
