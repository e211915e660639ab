import { said, type NamedScene } from '../scene.ts';

/** Eating less and less for fear of being sick: why an empty stomach feels like the thing that is feared. */
export const smallAndOften: NamedScene = {
  id: 'noteating',
  image: 'an empty stomach that sounds like a sick one, and a small plain bite',
  cue: said(
    String.raw`\b(?:(?:won['’]?t|wont|will not|can['’]?t|hardly|barely|scared to|afraid to|frightened to|refus\w+ to|stopped|not|never|does ?n['’]?t|did ?n['’]?t) (?:\w+ ){0,2}?(?:eat(?:s|ing)?|have (?:lunch|breakfast|dinner))|eat(?:s|ing)? (?:less|very little|hardly|nothing|only)|skip\w* (?:lunch|meals?|breakfast)|(?:lunch|food)\b[^.]{0,30}\b(?:comes? (?:back|home)|untouched|bin)|los(?:t|ing) weight)\b`,
    String.raw`\b(?:hands?|wash\w*|clean\w*|date|off|germs|raw|chicken|chok\w*|fat|diet)\b`,
  ),
  decides: false,
  answers: /\b(?:eat\w*|lunch|food|school|vomit\w*|sick|emetophobia|worried)\b/i,
  titles: { older: 'Empty Sounds Like Ill' },
  text: {
    '6-7': `
      D<noteating> When somebody is afraid of being sick, food can look like the cause. So {Name} may leave it on the plate. It seems safe. But an empty tummy gets queasy and makes odd noises. To a worried head that sounds just like being ill. A small plain bite makes it quiet again.
      P<noteating> Tummies are for food, as a bell is for ringing. They like a little, and often.
      P<noteating> Grown-ups want to say, "Just eat." They have not felt what that tummy feels.
      Q<noteating> With food in front, {Name} may feel ____. It may be worry that feels like a tummy.
      H<noteating> {helper} can put out small plain things, and ask nothing.
      H<noteating> {helper} can ask a doctor how to make the worry smaller. ~ It can be helped, step by step.
      T<noteating> {he} can eat three bites and then wait five minutes.
      T<noteating> {he} can say, "I eat better in a quiet place."
      C<noteating> {he} can think, "This is an empty tummy, not a sick one."
      A<noteating> Three bites went in, and nothing happened. Five minutes later the tummy had stopped talking. Most food does nothing but stay down. There may be three more bites later on.
    `,
    '8-10': `
      D<noteating> Somebody who dreads being sick may work out that an empty stomach has nothing to bring up. {Name} may have tried that, and it seems logical. The trouble is that hunger makes a stomach queasy, shaky and loud, which is exactly how being ill feels. Then the fear has proof, and the next meal is smaller. It is a circle, and nobody gets into it by being fussy.
      P<noteating> Doctors call a strong fear of being sick emetophobia. They meet it often, and they know how to help people out of it in small steps.
      P<noteating> Other people see a full plate and think that somebody does not like cheese.
      Q<noteating> When food comes to the table, {Name} might notice ____. Worry and hunger can sit in the very same spot.
      H<noteating> {helper} can pack small, plain, known things, several of them. ~ Little and often is easier than a meal.
      H<noteating> {helper} can take the worry to a doctor, because eating too little makes it grow. ~ There is treatment for it that works.
      T<noteating> {he} can begin with three bites, and then look at the clock for five minutes.
      T<noteating> {he} can write two columns: how often the fear said "sick", and how often it was right.
      C<noteating> {he} can think, "Empty sounds like ill. A bite will tell."
      A<noteating> Three bites stayed where they were put, as nearly all bites do. The stomach grumbled, and it was only empty. Tomorrow it can be four. A fear like this gets smaller with help, slowly, one meal at a time.
    `,
    '11+': `
      D<noteating> To somebody with a dread of being sick, not eating can look like a safety measure. {Name} may know the reasoning: nothing in, nothing out. Unfortunately an empty stomach produces acid, cramps and a light head, and these feel precisely like the beginning of an illness. The measure creates the evidence for the fear. That is how a sensible person ends up eating less and less without ever having decided to.
      P<noteating> It has a name, emetophobia, and a treatment that is well tested. Neither is a judgement on anybody's character.
      P<noteating> Family members comment on plates because they are frightened. It rarely helps, and they would mostly rather be told what does.
      Q<noteating> Before a meal, {Name} might notice ____. It is worth asking whether it is the stomach or the forecast.
      H<noteating> {helper} can make an appointment with a doctor, since this is easier to turn round early. ~ It is an ordinary reason to come.
      H<noteating> {helper} can stop commenting on amounts, if there is a plan instead.
      T<noteating> {he} can eat small amounts at fixed times, by the clock and not by the feeling.
      T<noteating> {he} can keep a record of predictions and results. ~ The fear has a poor one.
      C<noteating> {he} can think, "The feeling is real. The forecast is usually wrong."
      A<noteating> A few plain bites, a wait, and a stomach that settles because it has something to do. It will object again tomorrow. Being sick happens to everybody now and then, and not eating does nothing to prevent it. With help the circle can be left, at the same place where it was entered: a small plate, fairly often.
    `,
  },
};
