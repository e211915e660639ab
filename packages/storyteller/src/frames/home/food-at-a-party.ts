import { said, type NamedScene } from '../scene.ts';

const WHERE = String.raw`\b(?:wedding|christening|part(?:y|ies)|barbecue|bbq|buffet|restaurants?|caf[eé]s?|(?:on |our |the )?holidays?|hotel|abroad|friend'?s house|play ?dates?|tea at|christmas dinner|(?:eat(?:s|ing)?|meals?) (?:out|away|at other)|other people'?s|sleepover|school camp|residential)\b`;
const EATS_LITTLE = String.raw`\b(?:only (?:\w+ )?eats?|eats only|(?:won'?t|will not|refuses to|doesn'?t|does not|not) eat|nothing but|fussy|picky|plain|safe foods?|(?:hungry|starve)|(?:dread|worr|scared|nervous|anxious|afraid)\w*[^.!?]{0,24}\bfood|food there|(?:bring|brings|bringing|take|takes|taking) (?:his|her|their) own)\b`;

/** A table away from home, with food on it that nobody knows. */
export const foodAtAParty: NamedScene = {
  id: 'partyfood',
  image: 'a long table with many dishes, and a bread roll',
  cue: said(
    `(?=[^]*(?:${WHERE}))[^]*?(?:${EATS_LITTLE})`,
    String.raw`\b(?:allerg\w*|coeliac|celiac|vegetarian|vegan|sweets|too much|secret\w*|sit still|runs? (?:round|around|off))\b`,
  ),
  decides: false,
  titles: { young: 'A Roll on the Plate', older: 'A Bread Roll at a Big Table' },
  roles: {
    feast: {
      fallback: { text: 'a meal away from home' },
      cues: [
        { match: /\bwedding\b/i, phrase: { text: 'a wedding' } },
        { match: /\bchristening\b/i, phrase: { text: 'a christening' } },
        { match: /\b(?:restaurants?|caf[eé]s?|eat(?:s|ing)? out)\b/i, phrase: { text: 'a restaurant' } },
        { match: /\b(?:barbecue|bbq)\b/i, phrase: { text: 'a barbecue' } },
        { match: /\b(?:hotel|holidays?|abroad)\b/i, phrase: { text: 'a holiday' } },
        { match: /\bpart(?:y|ies)\b/i, phrase: { text: 'a party' } },
      ],
    },
  },
  text: {
    '4-5': `
      D<partyfood> The food at {feast} is new. {Name} may look and see nothing that {he knows}. At home there are plates with known things. Here it all has a sauce on it. But nearly every table has bread, and somebody can pack a box.
      P<partyfood> The people who cooked want everyone to be happy. Most of them look at the cake, and not at one plate.
      Q<partyfood> In front of the new food, {Name} may feel ____.
      H<partyfood> {helper} can bring a box with known food in it.
      H<partyfood> {helper} can ask what there is before the day.
      T<partyfood> {he} can take a bit of bread and sit with the others.
      T<partyfood> {he} can look at one new thing and leave it there.
      C<partyfood> {he} can say, "Bread for me, please."
      A<partyfood> The big table is empty now, and there are crumbs. Somebody ate a lot, and somebody ate a roll. They all sat together and heard the jokes. At home the food tastes as before.
    `,
    '6-7': `
      D<partyfood> At {feast}, all the food comes at once. {Name} may know a few foods to trust, and see none of them. Then the tummy shuts, even if it is hungry. That is no bad manners. It is how a careful tongue works in a strange place. Bread, rice or plain pasta can be had nearly everywhere, if somebody asks beforehand.
      P<partyfood> Cooks get asked for plain food every day, by children and by kings. They do not mind, as long as they hear of it early.
      P<partyfood> An aunt may say, "Just try it!" She means it well. It can be answered with "no, thank you", and that is that.
      Q<partyfood> In front of a plate like that, {Name} may feel ____.
      H<partyfood> {helper} can ring up and ask for one plain thing.
      H<partyfood> {helper} can let {him} eat something at home first. ~ Then the rest is only company.
      T<partyfood> {he} can say, "No, thank you, I have got what I need."
      T<partyfood> {he} can put one new thing at the side of the plate. ~ Nobody needs to eat it.
      C<partyfood> {he} can think, "One thing I know is enough for today."
      A<partyfood> At the end of the meal nobody could say who had eaten what. There were speeches, or balloons, or a cousin under the table. The roll was a good roll. Most people try a new food at home, on a dull Tuesday.
    `,
    '8-10': `
      D<partyfood> Some people look forward to {feast} mostly because of the food. {Name} may dread just that. A careful eater has a short list of things that taste the same each time. A kitchen far from home has not read it. Add a sauce, a crowd and somebody who says "go on", and the stomach shuts. That is a reflex, and no lack of manners.
      P<partyfood> Caterers cook for thirty kinds of guests, and one plain plate is the easiest job of their day. What they do not like is to be told at the table.
      P<partyfood> Relatives comment on plates because it is a safe subject. They rarely remember the answer.
      Q<partyfood> When the plates are brought in, {Name} might feel ____. It may pass with the first speech.
      H<partyfood> {helper} can ring up beforehand, find out what there will be and order one plain thing.
      H<partyfood> {helper} can answer the remarks of aunts. 
      T<partyfood> {he} can eat something reliable before it starts. ~ Then nothing depends on the menu.
      T<partyfood> {he} can have one sentence ready: "No, thank you, I am fine with this."
      C<partyfood> {he} can think, "It is a day with people. The food is a part of it."
      A<partyfood> By the evening the tablecloths have stains on them, and nobody knows any more who left what. What is told next year will be the dancing, or the weather, or what the baby did. A bread roll does not spoil a day like that. The list of trusted food is at home, and it may get longer in its own time.
    `,
    '11+': `
      D<partyfood> Eating in company is treated as a pleasure that everyone shares. For somebody with a short list of safe food it is closer to an exam. At {feast}, {Name} may spend more thought on the menu than on the people. Strong tasters get more from a sauce than others do, and texture can be decisive. None of it is affectation. It merely collides with a tradition in which refusing a dish counts as refusing the cook.
      P<partyfood> Professional kitchens deal with odd requests all day and prefer them in writing, a week ahead. Plain pasta is nobody's idea of an outrage.
      P<partyfood> Those who comment on plates are usually filling a silence. A short answer and a change of subject suits both sides.
      Q<partyfood> With the menu on the table, {Name} might feel ____. Hunger may not come into it.
      H<partyfood> {helper} can arrange one safe dish beforehand and leave it at that, without announcing it.
      H<partyfood> {helper} can take over the relatives with the theories.
      T<partyfood> {he} can eat properly before leaving home. ~ It turns the meal into a social event.
      T<partyfood> {he} can keep a line ready, such as "This is perfect for me, thanks."
      C<partyfood> {he} can think, "I am here for the people."
      A<partyfood> When the plates have been cleared, what each person ate becomes the least interesting fact about the day. Tastes shift slowly over the years, mostly in private and out of curiosity. In public a bread roll will do. The conversation was at the same table, and it was open to everybody.
    `,
  },
};
