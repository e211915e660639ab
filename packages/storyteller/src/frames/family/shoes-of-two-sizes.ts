import { said, type NamedScene } from '../scene.ts';
import { THE_OTHER_ONE } from '../the-other-one.ts';

const SIBLING = String.raw`\b(?:brothers?|sisters?|siblings?|twin|stepbrother|stepsister)\b`;
const UNFAIR = String.raw`\b(?:(?:not|n['’]?t|isnt) (?:so )?fair|unfair\w*|gets? (?:everything|more|away with|all the|whatever|(?:his|her|their) (?:own )?way)|always gets|favou?rites?|allowed (?:everything|to do|more)|treat\w* (?:\w+ )?(?:different\w*|better))\b`;

/** "It's not fair, he gets everything": what one gets and the other does not, in one family. */
export const shoesOfTwoSizes: NamedScene = {
  id: 'fairshares',
  image: 'two pairs of shoes by a door, of two sizes, and each of them fits',
  cue: said(
    `${SIBLING}[^]{0,120}?${UNFAIR}|${UNFAIR}[^]{0,80}?${SIBLING}`,
    String.raw`\b(?:ill|illness|hospital|disab\w*|autis\w*|adhd|special needs|diabet\w*|cancer|seizures?|birthday|presents?|christmas|bikes?|pupp\w+|phone|party|newborn|new baby|better at|good at everything|died)\b`,
  ),
  decides: false,
  answers: /\b(?:fair|unfair|gets everything|fights?|fighting|argu\w*)\b/i,
  roles: { rival: THE_OTHER_ONE },
  titles: { young: 'Big Shoes, Small Shoes', older: 'Shoes of Two Sizes' },
  text: {
    '4-5': `
      D<fairshares> {rival} may get a long cuddle or a first turn. {Name} may see that and want it too. Then two may fight about it. Shoes in one home are not all the same. Some are big, some are small, and each one fits.
      P<fairshares> {rival} may look over here as well, and want more.
      P<fairshares> Grown-ups try to be fair. Now and then they do not see it.
      Q<fairshares> When {rival} gets something, {Name} may feel ____.
      H<fairshares> {helper} can have some time with {Name} alone.
      H<fairshares> {helper} can say whose turn is next.
      T<fairshares> {he} can say, "I want a turn too."
      T<fairshares> {he} can take a grown-up's hand and wait.
      C<fairshares> {he} can think, "That is for you. This is for me."
      A<fairshares> Big shoes and small shoes stand by the door. They are not the same, and they all fit. It is okay to want more, and it needs no fight. There is a lap here with turns for each.
    `,
    '6-7': `
      D<fairshares> In a family, two people seldom get the same. {Name} may look at {rival} and want what {rival gets}. A quarrel may start, over something small. It may be unfair, or it may just look so from here. Fair does not need to mean the same. Two pairs of shoes are fair when each of them fits.
      P<fairshares> {rival} may have a list like that too. There {Name} is the one with all the good things.
      P<fairshares> Grown-ups try to be fair, and now and then they get it wrong. They can hear it best in a quiet voice.
      Q<fairshares> When {rival} gets something again, {Name} may feel ____.
      H<fairshares> {helper} can say why it was done like that. ~ A reason makes it easier.
      H<fairshares> {helper} can keep some time for {Name} alone.
      T<fairshares> {he} can say, "I would like a turn with you as well."
      T<fairshares> {he} can find one thing that nobody else in the family gets.
      C<fairshares> {he} can think, "Not the same, and still for me."
      A<fairshares> Two pairs of shoes stand by the door, one big and one small. They are not the same, and each of them fits. To want more is not mean. What is not fair may be said, with no quarrel. There is some for each, in two sizes.
    `,
    '8-10': `
      D<fairshares> Fair and the same are two different things, and few words have started as many quarrels. {Name} may keep a list of what {rival} gets, and want some of it too. The list may well be right. It is also half of a list, because hardly anybody writes down what they get themselves. Parents give different things to different people, and sometimes they misjudge it.
      P<fairshares> {rival} may have such a list as well, with {Name} at the top of it.
      P<fairshares> Parents go by what somebody needs at the moment. One child gets more help and another more freedom, and from inside neither looks like a present.
      Q<fairshares> When {rival} seems to get more, {Name} might feel ____. There may be a quieter word under it.
      H<fairshares> {helper} can listen to the list to the end before explaining. ~ A list gets shorter by being heard.
      H<fairshares> {helper} can keep a fixed half-hour for {Name} alone.
      T<fairshares> {he} can choose the one point that matters most, and say that one at a calm time.
      T<fairshares> {he} can ask, "Why is it like that?" ~ A question gets an answer more often than a quarrel does.
      C<fairshares> {he} can think, "Not the same does not mean less."
      A<fairshares> Some points on the list get changed, some have a reason, and a few are simply unfair. It is not mean to want more. To be loved in a different way is not to be loved less. The quarrel was over something small, as quarrels are, and what was under it can be said without one.
    `,
    '11+': `
      D<fairshares> Families do not run on equal shares, and that is behind many a quarrel. {Name} may have a detailed record of what {rival} is given, allowed or forgiven, and want some of it too. It is probably accurate. It has one blind spot, since hardly anyone records their own advantages. Parents go by age, by need and by how tired they are. Some of that is reasonable, some is habit, and some is unfair.
      P<fairshares> {rival} may well keep a record too, and would be amazed at this one.
      P<fairshares> Parents dislike the word "unfair" because it is right now and then. One example gets further with them than the whole file.
      Q<fairshares> When {rival} gets away with something again, {Name} might feel ____. Anger of that kind often has a softer word under it.
      H<fairshares> {helper} can hear the examples without defending them. ~ In the end it is quicker.
      H<fairshares> {helper} can change a rule that is out of date, such as a bedtime.
      T<fairshares> {he} can pick one rule and make a proposal for it.
      T<fairshares> {he} can leave {rival} out of it, since parents made the rules.
      C<fairshares> {he} can think, "Different is not the same as less."
      A<fairshares> One rule may be changed by Friday, another has a reason that holds, and a third stays unfair for years. Wanting what somebody else gets is common, and love is not handed out in shares, though it would be easier to check. The quarrel was over something small. What it was about can be said in one sentence, to the person who can do something about it.
    `,
  },
};
