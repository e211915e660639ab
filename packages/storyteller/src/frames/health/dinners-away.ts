import { said, type NamedScene } from '../scene.ts';

const AWAY = String.raw`\b(?:residential|school trip|camp|brownies?|cubs?|scouts?|guides?|holidays?|abroad|hotel)\b`;
/** Food that is left out for another reason, and meals that are over. */
const NOT_THESE = String.raw`\b(?:allerg\w*|coeliac|epi ?pens?|halal|kosher|vegetarian|vegan|ramadan|came back|ate|tried)\b`;

/** Meals away from home for somebody who eats few foods: what is packed, and who is asked. */
export const dinnersAway: NamedScene = {
  id: 'dinnersaway',
  image: 'a list of foods that work, on its way to a kitchen that does not know them yet',
  cue: said(
    String.raw`(?=[^]*${AWAY})[^]*?\b(?:eat\w*|foods?|dinners?|meals?|textures?|sauces?|starve|hungry|menus?)\b`,
    NOT_THESE,
  ),
  decides: said(
    String.raw`(?=[^]*${AWAY})[^]*?\b(?:(?:only|just) eats?|won['’]?t eat|starve|choose what|textures?|sauces?|touching|picky|fussy|plain|beige|safe foods?|few foods)\b`,
    NOT_THESE,
  ),
  titles: { older: 'The List That Went Ahead' },
  text: {
    '6-7': `
      D<dinnersaway> A strange kitchen does not know what food is right for {Name}. It needs to be told. A list can go there ahead of the bag. It says which foods work, such as plain pasta or bread. It says what may not touch.
      P<dinnersaway> Cooks on such trips cook for a hundred children. Nearly every time there are some who eat only a few things. A list makes it easy for them.
      Q<dinnersaway> Thinking of dinner far from home, {Name} may feel ____. It may be in the tummy.
      H<dinnersaway> {helper} can ring the kitchen and read the list to them.
      H<dinnersaway> {helper} can pack a box with food that is known.
      T<dinnersaway> {he} can help to write the list, best things first.
      T<dinnersaway> {he} can say, "Plain for me, please."
      C<dinnersaway> {he} can think, "There is bread, and there is my box."
      A<dinnersaway> At dinner there was a plate, and some of it was fine to eat. The rest stayed where it was. Nobody goes home thin from three days of bread and bananas. The box came back empty, and the list can be used again.
    `,
    '8-10': `
      D<dinnersaway> A kitchen that cooks for a hundred does it by the tray, and on the whole with sauce. {Name} may know very well which food works and which does not. That kitchen knows nothing of it yet. It is the kind of problem that can be solved by post. A list goes ahead, and on the day there is plain pasta in a bowl of its own.
      P<dinnersaway> Whoever runs such places knows about textures. In every group there are some who eat white things only, or nothing that touches. They can cook plain food easily. What they cannot do is guess.
      P<dinnersaway> At the table the others are busy with their own plates. A remark may come, and it can be answered in four words: "I like it plain."
      Q<dinnersaway> When a full plate comes, {Name} might feel ____. A throat often answers first.
      H<dinnersaway> {helper} can send the list to the kitchen and ask which meals would work as they are.
      H<dinnersaway> {helper} can ask for a place to keep food from home, and who has the key.
      T<dinnersaway> {he} can choose what goes into the food box, and pack more of it than seems needed.
      T<dinnersaway> {he} can ask at the hatch for the sauce on the side. ~ It is a common question there.
      C<dinnersaway> {he} can think, "Plain is a way of eating. So is a cracker."
      A<dinnersaway> On the last day the box was light. Some of the meals had worked, and some had been bread. A body manages a few days of few foods perfectly well. What will be told at home is the canoe and the mud. The list can be kept for the next kitchen that has not heard of it.
    `,
    '11+': `
      D<dinnersaway> Eating at home comes with a great advantage: whoever cooks knows the rules. Away from it, {Name} would need to explain them three times a day, with people listening. That is often worse than the food. Most of it can be settled in advance, in writing, by the people whose job it is. A kitchen that has a list does not ask questions at the counter.
      P<dinnersaway> Catering staff deal with allergies, faiths, diets and textures on a daily basis. Compared with most of what they are sent, "plain, nothing touching" is a holiday. They cannot supply what nobody has mentioned.
      P<dinnersaway> Other people notice what is on a plate for about as long as it takes to sit down. Those who go on remarking on it are usually short of conversation.
      Q<dinnersaway> At the thought of the dining hall, {Name} might notice ____. It may have more to do with being watched than with food.
      H<dinnersaway> {helper} can write to the centre and copy in the member of staff who will be there.
      H<dinnersaway> {helper} can sort out somewhere to keep food from home that is reachable without asking.
      T<dinnersaway> {he} can draft the list in {his} own words. ~ Nobody else gets the details right.
      T<dinnersaway> {he} can agree on one sentence for remarks, and use it without adding to it.
      C<dinnersaway> {he} can think, "It has been arranged. I can just queue."
      A<dinnersaway> The meals were what meals on such trips are. One was fine, one was toast, and one came out of a bag with a zip. It was enough to be going on with. Being careful about food is a fact about a mouth, and it is no obstacle to a boat, a bonfire or a dormitory. The list can travel to the next place ahead of its owner.
    `,
  },
};
