import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const THING = String.raw`(?:trainers|shoes|boots|sneakers|clothes|hoodie|jacket|coat|bag|rucksack|brands?|designer|iphone|ipad|console|switch|playstation|xbox|make-?up|nails|water bottle|stanley|airpods|headphones|toys?|cards?|stickers?|squishmallows?|labubus?|jewellery|nike|adidas|expensive \w+)`;

/** Wants what all the others have: the wish is all right, what it is for is found out, and a no to a thing is no to a thing. */
export const whatEveryoneHas: NamedScene = {
  id: 'everyonehas',
  image: 'a wave of the same shoes that goes through a school',
  cue: said(
    String.raw`(?=[^]*\b${THING}\b)[^]*?\b(?:(?:because|cos|as|since|like) (?:everyone|everybody|all (?:the|his|her|their) (?:others?|friends|mates|girls|boys|kids))(?: else)?(?: in (?:his|her|the) class)? (?:has|have|gets?|wears?)|(?:everyone|everybody)(?: else| in (?:his|her|the) class)* (?:has|have|got)|(?:same|what) (?:\w+ )?(?:as )?(?:everyone|everybody|(?:his|her) friends)(?: else)?(?: (?:has|have))?|to fit in|keep up with|(?:trainers|shoes|boots|clothes|jacket|coat|hoodie|bag) (?:like|as) (?:all )?(?:his|her|their) (?:friends|mates)|(?:expensive|designer|branded|pricey|£ ?\d+)\b[^]{0,40}\b(?:we|i) (?:say no|said no|wo ?n['’]?t|will not|refuse|are ?n['’]?t|do ?n['’]?t want))`,
    String.raw`\b(?:phone|first phone|steal\w*|stole|took|can['’]?t afford|no money|money is|lost (?:his|her|my|our) job|teas\w*|laugh\w*|bull\w*|birthday party|swap\w*|fight\w*|lends?|autis\w*|glasses|braces)\b`,
  ),
  decides: true,
  // A wish for shoes is no want of money.
  isNoneOfThese: true,
  answers: /\b(?:trainers|shoes|expensive|everyone|brands?|wants?|has)\b/i,
  titles: { older: 'The Same Shoes Everywhere' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<everyonehas> Suddenly all the others seem to have the same thing. It may be a toy, a bag or a pair of shoes. {Name} wants it too, and quite badly. It is a wish to be in the group, and that is fine. But it may be a no at home. A no to a thing is not a no to {Name}.
      P<everyonehas> Such things come and go, like waves. Last year it was something else, and it is in a drawer now.
      P<everyonehas> It is not really all of them. It only looks like that, because those are the ones to look at.
      Q<everyonehas> When the others show theirs, {Name} may feel ____.
      H<everyonehas> {helper} can say why it is a no, or a "later".
      H<everyonehas> {helper} can help to save up for a thing, coin by coin.
      T<everyonehas> {he} can count who has one. ~ It may be fewer than it feels.
      T<everyonehas> {he} can say, "That one is nice," and go on playing.
      C<everyonehas> {he} can think, "I can join in without one."
      A<everyonehas> The wave goes by, with all its shoes. At break they play tag, and for that any shoes will do. Some friends have the thing, and some do not. Nobody in the group looked down to check.
    `,
    '8-10': `
      D<everyonehas> About once a term a wave goes through a school, and after it everybody seems to own the same thing. {Name} wants it too. That makes sense, because for most of history it was safer to look like the group. The wish is old, and it is a clever one. The prices are new. People who make such things know all about that wish, and they count on it.
      P<everyonehas> "Everyone has it" is a feeling more than a number. Whoever counts usually gets to about a third.
      P<everyonehas> Parents were once sure that they could not live without a certain jacket. They can still describe it.
      Q<everyonehas> When others compare, {Name} might feel ____.
      H<everyonehas> {helper} can explain what would be possible and what would not, with real numbers. ~ A reason is better than a sigh.
      H<everyonehas> {helper} can agree on a share: so much from the family, and the rest from saving.
      T<everyonehas> {he} can find out what it would be good for: to look nice, to belong, or to use.
      T<everyonehas> {he} can write the wish down with a date, and look again in four weeks. ~ Some wishes last, and that is useful to know.
      T<everyonehas> {he} can answer a remark with "Mine work fine," and change the subject.
      C<everyonehas> {he} can think, "I want to belong. That does not come in a box."
      A<everyonehas> Four weeks later the wish is still there, or it has moved on with the wave. There is some money in a tin in either case. Friends turned out to care more about who comes to the park. A group is made of people, and they mostly look at each other higher up than the shoes.
    `,
    '11+': `
      D<everyonehas> A brand is a way of saying something without speaking, and at school it says, "I am one of you." {Name} wants what the others have, and there is nothing shallow in that. Belonging is a basic need. It just happens to be sold at a large profit margin. Companies pay for exactly that sentence, "everyone has it", because people believe it without counting.
      P<everyonehas> Surveys find the same thing each time: people overestimate how many of the others own something, and how much they would mind.
      P<everyonehas> The object gets about two weeks of attention. Being easy to talk to gets considerably longer.
      Q<everyonehas> When it is all anybody talks about, {Name} might notice ____.
      H<everyonehas> {helper} can name a sum and leave the choice with {him}. ~ A budget teaches more than a no.
      H<everyonehas> {helper} can look for it second-hand, without comment.
      T<everyonehas> {he} can wait a month before deciding. ~ It costs nothing, and sorts wishes quite well.
      T<everyonehas> {he} can ask whether it is the thing or the group, and do something about the one that it is.
      T<everyonehas> {he} can have a line ready, such as, "No, I'd rather keep the money."
      C<everyonehas> {he} can think, "They are selling me a place. I have one."
      A<everyonehas> The wave has moved on and left a good many people with something they no longer mention. {Name} has it, or the money, or neither, and is in the group chat all the same. Wanting it was not silly. What a crowd of others wears is visible from far away, and what makes anybody stay is not.
    `,
  },
};
