import { said, type NamedScene } from '../scene.ts';

/** A child who is up from the table after each bite, and food that gets cold. */
export const upFromTheTable: NamedScene = {
  id: 'upfromtable',
  image: 'a chair with a warm seat, left and found again',
  cue: said(
    String.raw`(?=[^]*\b(?:table|dinner|tea|lunch|supper|breakfast|meals?|meal ?times?|food|eat(?:s|ing)?)\b)[^]*?\b(?:(?:fidget\w*|wriggl\w*|squirm\w*|restless|swings? (?:his|her|their) legs|rock(?:s|ing)?)\b[^.!?]{0,40}\b(?:table|dinner|tea|lunch|supper|meals?|meal ?times?)\b|(?:won'?t|will not|can'?t|cannot|does ?n'?t|never|doesn'?t|not) (?:sit|stay|stays|sits) (?:down |still |put )?(?:at (?:the |our )?table|for (?:a |his |her |their )?(?:meals?|dinner|tea|lunch|supper|breakfast)|through (?:a |the )?(?:meals?|dinner|tea|lunch)|at (?:dinner|tea|lunch|supper|breakfast|meal ?times?)|to eat|in (?:his|her|their|a|the) (?:high )?chair)|(?:gets?|getting|got|jumps?|up) (?:up |down )?(?:and (?:down|about) )?(?:from|off|leaves?) (?:the |our |his |her )?(?:table|chair)|leaves? the table|under the table|up and (?:down|about|off) (?:at|during|through|after|between) (?:every |each |the |a )?(?:\w+ )?(?:dinner|tea|lunch|supper|breakfast|meals?|meal ?times?|bites?)|(?:runs?|wanders?|walks?|roams?) (?:around|about|round|off) (?:with|while|during|at|between) (?:\w+ ){0,2}(?:food|eating|meals?|dinner|tea|lunch|mouthfuls?|bites?))`,
    String.raw`\b(?:restaurants?|caf[eé]s?|school|classroom|lessons?|homework|hid(?:es|ing) (?:the )?food|gag\w*|texture\w*|scared|afraid)\b`,
  ),
  decides: false,
  takesHelps: true,
  answers: /\b(?:up for a (?:wee|drink)|under the table|on the table|goes cold|gets cold|gets down)\b/i,
  titles: { young: 'A Warm Chair', older: 'The Chair Stays Warm' },
  text: {
    '2-3': `
      D<upfromtable> {Name has} a chair and a plate. Bite, bite. Then feet want to move and hop off. The chair is warm. It waits.
      P<upfromtable> Small feet like to go. Big people know that.
      Q<upfromtable> On the chair, {Name} may feel ____.
      H<upfromtable> {helper} can say when it ends.
      H<upfromtable> {helper} can sit there too.
      T<upfromtable> {he} can sit for three bites.
      T<upfromtable> {he} can say, "All done."
      C<upfromtable> {he} can say, "Sit, bite, bite, hop."
      A<upfromtable> Bite, bite, and all done. It was a good sit. Now feet can move. Hop, hop! Bye-bye, chair.
    `,
    '4-5': `
      D<upfromtable> A meal is a lot of sitting for two legs. {Name} may take a bite, and then the legs are off. There is a wee to do, or a toy to see. The chair is still warm, and the food gets cold. A short sit with some bites is a good sit.
      P<upfromtable> Grown-ups like to sit at a table. They have stood up all day. They like to see a face on the other chair.
      Q<upfromtable> When the legs want to go, {Name} may feel ____.
      H<upfromtable> {helper} can put a box below {his} feet. ~ Feet that stand on something rest better.
      H<upfromtable> {helper} can say how long the meal is.
      T<upfromtable> {he} can go for a wee and wash hands before it.
      T<upfromtable> {he} can sit for five bites and ask, "May I go?"
      C<upfromtable> {he} can think, "Five bites, and then my legs."
      A<upfromtable> Five bites went down while the food was warm. The question was asked, and the legs got down. The chair had a short sit and a real one. Now there is room to move.
    `,
    '6-7': `
      D<upfromtable> A meal is fifteen minutes on a chair, and that is long for legs. {Name} may be up for a drink, or a wee, or under the table. Each time the food gets colder. It is not meant badly. It helps a body that likes to move when the sitting has an end.
      P<upfromtable> To those who cooked, an empty chair looks like "I do not like it". They may not know that it is about legs.
      P<upfromtable> Others at the table get up as well, to fetch a spoon. Nobody counts that.
      Q<upfromtable> In the middle of the meal, {Name}'s legs may feel ____.
      H<upfromtable> {helper} can find something for the feet to stand on. ~ Legs that hang in the air get tired sooner.
      H<upfromtable> {helper} can give {him} the job of fetching things. ~ Then getting up has its place.
      T<upfromtable> {he} can do the wee, the drink and the hands before sitting down.
      T<upfromtable> {he} can ask, "May I get down?" when the plate is done.
      C<upfromtable> {he} can think, "One sit, one plate, and then I move."
      A<upfromtable> The plate is empty, and it was warm to the end. In the middle there was one walk, for the water. The chair has earned a rest, and so have the people round the table. The legs have all the rest of the evening.
    `,
    '8-10': `
      D<upfromtable> A meal at a table takes about fifteen minutes, and some bodies begin to ask after three. {Name} may have gone for a glass, a tissue and a look at something before the potatoes are passed. Sitting is work for a body that likes to move. Food gets cold at the speed of physics. It can be planned for.
      P<upfromtable> The one who cooked has been looking forward to a quarter of an hour with everybody in it. An empty chair says something that nobody meant.
      P<upfromtable> Adults get up as well. They have learnt to do it with a dish in the hand.
      Q<upfromtable> After the first few minutes, {Name} might feel ____. It may be in the knees.
      H<upfromtable> {helper} can agree on a length, with a clock in view. ~ A sit with an end is easier than one without.
      H<upfromtable> {helper} can hand over the job of waiter. ~ Waiters may get up.
      T<upfromtable> {he} can move for ten minutes before the meal. ~ Used legs sit better.
      T<upfromtable> {he} can put both feet flat on the floor or on a box, and press.
      C<upfromtable> {he} can think, "A quarter of an hour, with one trip in it."
      A<upfromtable> The plates are stacked, and the waiter made one trip for the water and one for the salt. The chair was empty for two minutes out of fifteen, which is a good score. There was some talk that one would otherwise have missed. From here on the evening is for moving.
    `,
  },
};
