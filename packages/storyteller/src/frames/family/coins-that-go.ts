import { said, type NamedScene } from '../scene.ts';

const MONEY = String.raw`(?:(?:pocket|birthday|christmas|spending) money|allowance|(?:his|her|their) money|coins)`;

/** Pocket money that is gone on the day it comes, or a wish that is saved for and given up. */
export const coinsThatGo: NamedScene = {
  id: 'spent',
  image: 'two jars, one for now and one for later',
  cue: said(
    String.raw`(?=[^]*\b${MONEY}\b)[^]*\b(?:spends?|spent|spending (?:it|all)|blows?|wastes?|wasting|as soon as|straight away|all at once|burns a hole|sav(?:e|es|ing)|runs? out|gone in)\b`,
    String.raw`\b(?:steal\w*|stole|stolen|took|takes? (?:it|money|from)|lost|lends?|lent|gives? (?:it|his|her|away)|can['’]?t afford|friends? (?:get|have|gets)|(?<!money (?:\w+ )?on )(?:robux|roblox|v-?bucks|fortnite)|in[- ]app|my (?:card|purse)|buys? (?:friends|sweets for))\b`,
  ),
  decides: true,
  answers: /\b(?:spend\w*|spent|sav\w*|money|more|as soon as|giv\w* up)\b/i,
  titles: { young: 'Two Jars', older: 'Two Jars' },
  beside: {
    benefits: [
      'Shows what happens to coins that are spent and coins that are kept.',
      'Names the hard moment in a shop, and something to do in it.',
      'Leaves room for a coin that was spent on nothing much.',
    ],
    talk: {
      young: ['What are the two jars for?', 'How does it feel in the shop?', 'Shall we find two jars?'],
      older: ['What does a coin in the second jar do?', 'Which word went into the blank?', 'Shall we find two jars?'],
    },
  },
  text: {
    '6-7': `
      D<spent> Pocket money is small and round, and it wants to go out. {Name} may have some on Saturday and none by Saturday noon. In a shop everything calls at once, and it is hard to leave again. Then there is another wish, and the pocket is empty. A coin can be spent one time only. That is why some people have two jars.
      P<spent> Shops put small things by the till on purpose. They know all about eyes.
      P<spent> Grown-ups have bought a thing and wished an hour later that they had not. It is how people learn.
      Q<spent> In front of the shelf, {Name} may feel ____. It may be another word at home.
      H<spent> {helper} can give it in small coins. ~ Then it is easy to put some in each jar.
      H<spent> {helper} can stick a picture of the wish on the second jar.
      T<spent> {he} can put some in the jar for later first, and spend the rest.
      T<spent> {he} can walk once round the shop before {he chooses}.
      C<spent> {he} can think, "One coin, one time. Is it this?"
      A<spent> One jar gets empty on Saturdays, and that is what it is for. The other one fills up, coin by coin. It is hard to wait so long, and some days it goes wrong. There is a next week, and a next coin.
    `,
    '8-10': `
      D<spent> Money in a pocket is louder than money in a bank. {Name} may have some at ten and have spent it by eleven, on something that was good for an afternoon. That is hard to notice while it happens, because wanting a thing feels the same as needing it. A large wish moves away by one week with each small one. Nobody forbids either of them. It only helps to know which one is being bought.
      P<spent> Shops pay people to think about what goes beside the till. It's not a fair match, and knowing about it makes it a bit fairer.
      P<spent> Most adults can name something they bought and regretted before they were out of the car park.
      Q<spent> With money in {his} hand, {Name} might feel ____. In the evening it may be a different word.
      H<spent> {helper} can pay it on the same day each week, and leave the choice alone.
      H<spent> {helper} can add a little to what is still there at the end of the month. ~ Banks do that as well.
      T<spent> {he} can put a share away first and spend the rest with a clear head.
      T<spent> {he} can wait one night before anything that costs more than a week's money.
      T<spent> {he} can draw the wish with ten boxes and fill in one for each part that is there.
      C<spent> {he} can think, "It will be gone once. Is it this?"
      A<spent> There are two jars on the shelf, one for now and one for later. The first is empty by Sunday, and that is what it is for. The second gets raided once in a while, and then it starts again from a lower number. Saving is hard for nearly everybody. Every full jar in the world had a week like that in it.
    `,
  },
};
