import { said, type NamedScene } from '../scene.ts';

const SCREEN = String.raw`(?:i ?pads?|tablets?|phones?|mobiles?|screens?|tv|telly|television|you ?tube|cartoons?|peppa|cocomelon|bluey|videos?|programmes?|netflix|kindle)`;
const MEAL = String.raw`(?:eat(?:s|ing)?|meals?(?: ?times?)?|dinner(?: ?times?)?|tea(?: ?time)?|lunch(?: ?times?)?|breakfast|supper|(?:at|to|from) (?:the|his|her|our|their|[\w]+['’]s) (?:dinner |kitchen )?table|high ?chair|food)`;
const NEEDS = String.raw`(?:unless|without|only|needs?|has to have|have to have|insists?|in front of|if (?:the|his|her|we|i)|demands?|wants?|refus\w+|keeps?|always|still|looks? at|(?:gets?|is|are) (?:cross|annoyed|angry)|won['’]?t|no (?:phones?|screens?|i ?pads?)|rule|on (?:his|her|their) (?:phone|ipad|tablet)|with (?:the|his|her|a) (?:phone|ipad|tablet|tv|telly))`;

const DEVICE = String.raw`\b(?:i ?pads?|tablets?|phones?|mobiles?|screens?|kindle)\b`;
const AT_A_MEAL = said(
  String.raw`(?=[^]*\b${NEEDS}\b)[^]*?(?:\b${MEAL}\b[^.!?]{0,60}\b${SCREEN}\b|\b${SCREEN}\b[^.!?]{0,40}\b(?:at (?:his|her|our|their|[\w]+['’]s) (?:dinner |kitchen )?table|(?:at|during|while|when|through|over|for|to) (?:(?:he|she|they|we) )?(?:is |are )?(?:the |every |all )?${MEAL})\b)`,
  String.raw`\b(?:adverts?|fat|weight|homework|after (?:dinner|tea|lunch|breakfast|school)|before (?:dinner|tea|lunch|breakfast|school)|until (?:dinner|tea)|come (?:for|to) (?:dinner|tea|lunch)|when (?:dinner|tea|lunch) is ready|turn(?:s|ed|ing)? (?:it|the \w+) off|mukbang|throws? (?:the|his|her)|(?:scared|afraid|frightened) of)\b`,
);
/** A phone or a tablet that comes to the table with somebody who eats well enough. */
const broughtAlong = said(
  String.raw`(?=[^]*${DEVICE})[^]*\b(?:(?:at|to|from) (?:the|his|her|our|their|[\w]+['’]s) (?:dinner |kitchen |family )?table|(?:during|at|through) (?:the |every |all |family )*(?:meals?(?: ?times?)?|dinner(?: ?times?)?|tea(?: ?time)?))\b`,
  String.raw`\b(?:eats?|eating|feed\w*|fed|bites?|food|fussy|picky|unless|without|high ?chair|swallow\w*|homework|adverts?|mukbang|fat|weight|(?:scared|afraid|frightened) of|throws?|come (?:for|to) (?:dinner|tea|lunch)|ready|sit at|sleep\w*)\b`,
);

/** Meals at which a screen sits at the table. */
export const plateAndScreen: NamedScene = {
  id: 'plateseen',
  image: 'a plate that is seen, and a screen that rests on a shelf meanwhile',
  cue: AT_A_MEAL,
  // Somebody who eats well enough brings it along: that is about the screen.
  decides: new RegExp(`^(?!${broughtAlong.source.slice(1)})(?:${AT_A_MEAL.source.slice(1)})`, 'i'),
  answers: /\b(?:rule|table|screen|phone|ipad|tablet|tv|telly)\b/i,
  titles: { young: 'A Shelf for the Show', older: 'Half an Hour on a Shelf' },
  text: {
    '2-3': `
      D<plateseen> A show can be loud at lunch. {Name} may look and look. Who looks at the food? Now the show sits on a shelf.
      P<plateseen> Big people can put a phone there too.
      Q<plateseen> With no show on, {Name} may feel ____.
      H<plateseen> {helper} can sit and eat too.
      H<plateseen> {helper} can name the food.
      T<plateseen> {he} can poke the food first.
      T<plateseen> {he} can take one bite.
      C<plateseen> {he} can say, "Show sits. I eat."
      A<plateseen> The show is on the shelf. A bite goes in. Then one more. The tummy is full. Down from the chair!
    `,
    '4-5': `
      D<plateseen> At the table {Name} may want a show on. Then the eyes look at the screen, and the mouth eats alone. It does not find out what the food is like. A tummy may say that it is full, and nobody hears it. So at meals the screen gets a place on a shelf.
      P<plateseen> The others at the table have faces and news. A screen is louder than they are.
      P<plateseen> At first it is odd when it is quiet. After a few meals it is not so new.
      Q<plateseen> At the table with the screen off, {Name} may feel ____.
      H<plateseen> {helper} can say when the meal is over. ~ It is easier when it has an end.
      H<plateseen> {helper} can put the phones on the shelf as well. ~ Then it is fair.
      T<plateseen> {he} can carry the screen to its shelf.
      T<plateseen> {he} can ask somebody, "What was funny today?"
      C<plateseen> {he} can say, "A shelf for the show, a plate for me."
      A<plateseen> One meal went by with the screen on its shelf. There was food, and there was a joke. There may have been a cross minute, too. The tummy said it was full, and this time somebody heard it.
    `,
    '6-7': `
      D<plateseen> A screen at the table is a loud guest. It talks all the time, and it looks at nobody. While {Name} watches, the hands go from plate to mouth without a thought. People who eat like that can miss the message that they are full. They miss the jokes as well. So at meals the screen goes on a shelf.
      P<plateseen> Grown-ups reach for phones at the table, too. They can put theirs on the same shelf.
      P<plateseen> The first meals without a screen can seem long and very quiet. It gets easier when the table has something to say.
      Q<plateseen> When the plate comes and the screen does not, {Name} may feel ____.
      H<plateseen> {helper} can begin with one meal a day. ~ One is enough to find out how it is.
      H<plateseen> {helper} can ask, "Would you rather be a fish or a bird?"
      T<plateseen> {he} can put the screen on the shelf before sitting down. ~ Then nobody needs to take it away.
      T<plateseen> {he} can choose what the table talks about today.
      C<plateseen> {he} can think, "It waits on the shelf. Dinner is now."
      A<plateseen> On the shelf lay a dark screen, and at the table people ate. It was quiet until somebody said "fish". One plate was empty at the end, or half empty. The show was still where it had stopped. A dinner does not keep as well as that.
    `,
    '8-10': `
      D<plateseen> A screen at a meal does two things at once. It entertains one person, and it switches off the talk of all the others. With it on, {Name} may finish a plate without having noticed what was on it. People who watch while they eat often miss the signal that they are full. They also miss the jokes, and jokes are rarely repeated. A rule about screens at meals is about half an hour, and about nothing else.
      P<plateseen> Adults break the rule as well and say that it is for work. It is fair to ask for one rule for the whole table.
      Q<plateseen> At the table, with the screen in another room, {Name} might feel ____.
      H<plateseen> {helper} can put the first phone on the shelf, so that the rule holds for everybody.
      H<plateseen> {helper} can say how long the meal lasts. ~ Half an hour with an end is easier than an open one.
      T<plateseen> {he} can pause it and leave it in another room before sitting down. ~ What lies within reach gets reached for.
      T<plateseen> {he} can bring one question or one story to the table.
      C<plateseen> {he} can think, "It is paused. Dinner cannot be paused."
      A<plateseen> Afterwards the screen lay where it had been put, and nothing on it had run away. At the table somebody had told a story badly, and somebody else had put it right. That is how family stories get better. Half an hour at a meal is short on most evenings, and long on a few.
    `,
    '11+': `
      D<plateseen> Few rules are argued about as often as the one about phones at meals. {Name} may see a rule about a phone, while the person who made it is thinking of a table. Experiments with people in restaurants found that those with a phone beside the plate enjoyed the meal and the company a little less. Part of the attention goes into not looking. From the other side of the table it is hard to compete with that, since a family sends no notifications.
      P<plateseen> Adults who answer just one email at the table have no case, and it can be pointed out politely. A rule that holds for everyone is easier to keep.
      Q<plateseen> While the phone is in another room, {Name} may feel ____. Half an hour is long enough to find out.
      H<plateseen> {helper} can keep the rule too, calls from work included. ~ It is the only argument that works.
      H<plateseen> {helper} can name a time when the meal is over. ~ Half an hour is a different matter from an evening.
      T<plateseen> {he} can tell friends at which hour {he is} out of reach. ~ Nobody worries about a silence that was announced.
      T<plateseen> {he} can suggest {his} own version of the rule, with a time and an exception in it. ~ A proposal does better than a protest.
      C<plateseen> {he} can think, "Half an hour. They can wait, and so can it."
      A<plateseen> The phone spent half an hour on a shelf, and what had come in took two minutes to read. At the table there was an argument about a film, a long explanation and something that is only funny in this family. None of it came with a notification. On other evenings it is mostly chewing, and that is also what meals are for.
    `,
  },
};

/** The same, where it is the screen that is argued about, and not what is eaten. */
export const screenAtTheTable: NamedScene = { ...plateAndScreen, cue: broughtAlong, decides: true };
