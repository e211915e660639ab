import { said, type NamedScene } from '../scene.ts';

const MEAL = String.raw`(?:dinner|tea|supper|meals?|lunch)`;
const NOT_EATEN = String.raw`(?:not hungry|is ?n['’]?t hungry|full|won['’]?t eat|wont eat|will not eat|does ?n['’]?t eat|does not eat|refus\w+|leaves?|hardly eats?|barely eats?|picks? at|eats? (?:nothing|hardly anything|very little|two bites)|does ?n['’]?t touch)`;
const LATER = String.raw`(?:(?:before|at|by|near|in|after) bed(?: ?time)?|bed ?time|late[rn]?(?: on)?|an hour|half an hour|ten minutes|five minutes|at night|in the night|straight after|as soon as)`;

/** Not hungry at dinner, and very hungry at bedtime. */
export const hungryAtBedtime: NamedScene = {
  id: 'bedsnack',
  image: 'a tummy that is quiet at dinner and loud in bed',
  cue: said(
    String.raw`(?=[^]*\b${MEAL}\b)(?=[^]*\b${NOT_EATEN}\b)[^]*\b(?:hungry|starving|snacks?|biscuits?|toast|cereal|food|something to eat|eats?)\b[^.!?]{0,24}\b${LATER}\b|(?=[^]*\b${MEAL}\b)(?=[^]*\b${NOT_EATEN}\b)[^]*\b(?:then|but)\b[^.!?]{0,24}\b${LATER}\b[^.!?]{0,24}\b(?:hungry|starving|snacks?|biscuits?|toast|cereal|food)\b`,
    String.raw`\b(?:sneak\w*|secret\w*|steals?|hides?|hidden|pudding|dessert|school|nursery|vomit|sick|weight|all day)\b`,
  ),
  decides: true,
  answers: /\b(?:hungry|snacks?|bed ?time|starving)\b/i,
  titles: { young: 'A Tummy That Wakes Up Late', older: 'Hungry at Half Past Eight' },
  text: {
    '4-5': `
      D<bedsnack> At dinner {Name} may say, "I am not hungry." The plate is still full, and the meal is over. Then bedtime comes, and the tummy says, "Food, now!" At the table there was so much else. In bed it is quiet all around, so the tummy is loud.
      P<bedsnack> A cook is tired in the evening. When the pans are clean, it is hard to start again.
      Q<bedsnack> At the table, {his} tummy may feel ____.
      H<bedsnack> {helper} can keep the plate for later. ~ Then the dinner is there when the tummy wakes up.
      H<bedsnack> {helper} can say when food comes again.
      T<bedsnack> {he} can sit still for a bit and ask the tummy.
      T<bedsnack> {he} can eat a little now, so that the night is long.
      C<bedsnack> {he} can think, "Tummy, wake up. The food is here."
      A<bedsnack> The tummy was asked at the table, and it said, "A bit." So a bit of food went in. At bedtime it was not so loud. Tummies learn when food comes. It takes some evenings.
    `,
    '6-7': `
      D<bedsnack> Hunger does not come by the clock. At dinner {Name} may feel none, because the head is still full of games. Two hours later in bed it is quiet, and the stomach can be heard. It asks for a snack, and for something quick. By then the kitchen is clean and the food is away. A stomach can learn the time of a meal, as it learnt breakfast.
      P<bedsnack> Whoever cooked thinks it is about the food. Often it is about the time.
      P<bedsnack> Some people eat little in the evening and a lot at breakfast. Stomachs are not all alike.
      Q<bedsnack> When dinner is on the table, {Name} may feel ____.
      H<bedsnack> {helper} can keep the plate in the fridge, with a lid. ~ Then dinner is what there is for later.
      H<bedsnack> {helper} can plan one small bite before teeth, the same each evening. ~ What is planned needs no asking.
      T<bedsnack> {he} can come to the table five minutes early and get quiet. ~ Hunger is easier to notice then.
      T<bedsnack> {he} can take a small plate and come back for more.
      C<bedsnack> {he} can think, "I ask my stomach now, not at bedtime."
      A<bedsnack> One evening the plate was half empty, and bed was quiet. On another it went into the fridge and came out again. Food eaten at seven is the same food at eight. After a while the stomach knew roughly when to ask.
    `,
    '8-10': `
      D<bedsnack> Appetite is easily distracted. At dinner {Name} may feel none, because the day is still going on in the head. At half past eight it gets quiet, and the body does its sums. Then it wants energy, and it wants the fast kind. Nobody is making it up, at either end of the evening. It is a matter of timing, and bodies learn times by repeating them.
      P<bedsnack> The person who cooked sees a full plate and then an open cupboard. It is easy to read that as an opinion about the dinner.
      Q<bedsnack> When dinner is ready, {Name} might feel ____.
      H<bedsnack> {helper} can keep the plate and make it the official late snack. ~ That settles most debates.
      H<bedsnack> {helper} can move the snack after school a bit earlier, or make it smaller.
      T<bedsnack> {he} can stop everything else five minutes before food. ~ Hunger is hard to hear over a game.
      T<bedsnack> {he} can say honestly how much it will be, and start with that.
      C<bedsnack> {he} can think, "Ask at seven, not at nine."
      A<bedsnack> On the first evenings not much changed, except that the late snack looked like dinner with a lid on. After a week the stomach had noticed the new timetable. Some evenings it still has ideas at nine. They can be postponed to breakfast, when food of every kind is welcome.
    `,
  },
};
