import { said, type NamedScene } from './scene.ts';

const WAYS = String.raw`(?:pray\w*|eat(?:s|ing)?|greet\w*|dress(?:es|ing)?|wash(?:es|ing)?|celebrat\w*|speak(?:s|ing)?|live(?:s)?|cook(?:s|ing)?|say(?:s)? (?:grace|hello))`;

/** Ways of praying, eating, greeting: what one family does, and the wish to put right how others do it. */
export const oneWayOfMany: NamedScene = {
  id: 'oneway',
  image: 'bread that is broken, cut, dipped and rolled, at tables that each call it normal',
  cue: said(
    String.raw`\b(?:our|one|right|only|proper|normal|their|wrong) way\b[^.!?]{0,60}\b(?:family|right|${WAYS}|others?|people)\b|\b(?:correct(?:s|ing|ed)?|tell(?:s|ing)? (?:off )?|laughs? at|stares? at|giggles? at|rude about|says)\b[^.!?]{0,30}\b(?:how|the way|when) (?:other |some |his |her |their |our )?(?:\w+ )?(?:people|friends?|neighbours?|cousins?|families|guests|they)? ?${WAYS}|\beat(?:s|ing)? with (?:his|her|their) (?:hands?|fingers)\b|\b(?:shoes off|chopsticks|bow(?:s|ing)?|kneel\w*)\b[^.!?]{0,40}\b(?:weird|funny|wrong|odd|strange|laugh\w*|why)\b`,
    String.raw`\b(?:gay|two (?:mums|dads)|wheelchair|skin|fat|down'?s|autis\w+|toddler|baby|table manners|fork|two homes|stutter\w*)\b`,
  ),
  decides: false,
  answers: /\b(?:one way|right way|pray\w*|correct\w*|fingers|hands)\b/i,
  titles: { young: 'Bread in Many Ways', older: 'Every Table Calls It Normal' },
  text: {
    '4-5': `
      D<oneway> Families eat bread in different ways. It can be cut, or torn with hands, or dipped. {Name} may know one way best, the one from home. The others learned theirs at home too. A way can be new and still be right.
      P<oneway> Some pray with shut hands, and some with open ones. Some do not pray.
      Q<oneway> When others do it another way, {Name} may feel ____.
      H<oneway> {helper} can tell how they did it as a child.
      T<oneway> {he} can ask, "Can you show me?"
      T<oneway> {he} can show how it goes at home.
      C<oneway> {he} can say, "You do it so, and I do it so."
      A<oneway> The bread is all gone. Some was cut, and some was torn. It was the same bread, eaten in different ways. All the people got up with crumbs.
    `,
    '6-7': `
      D<oneway> Each family has its way to eat, to pray or to be quiet. It is learned so early that it feels like the only one. {Name} may see somebody do it differently and want to put it right. But it is not a mistake. It is how that family does it. Some fold their hands and some open them, and some do neither.
      P<oneway> People who are corrected feel that somebody has laughed at their grandma. They learned it from her, perhaps.
      P<oneway> Whoever travels is corrected all day long. That is tiring. They see that their own way is one of many.
      Q<oneway> When others do it in their way, {Name} may feel ____.
      H<oneway> {helper} can tell who this family's ways came from.
      H<oneway> {helper} can find out with {him} why others do it so.
      T<oneway> {he} can ask, "How do you do it at home?"
      T<oneway> {he} can keep {his} own way and let theirs be.
      C<oneway> {he} can think, "It is our way, and that is theirs."
      A<oneway> At one table the bread was cut, and at the next it was torn. Nobody went home hungry. Different ways can sit side by side, like cups that do not match. Somebody who has asked knows two of them.
    `,
    '8-10': `
      D<oneway> If ten families were asked how bread is eaten, each of them would describe the normal way. With hello, with clothes and with prayer it is the same. {Name} may have seen people do such a thing differently and felt sure that they had it wrong. What is learned first does not feel like a custom. It feels like a fact, and it takes other people to show that it is not.
      P<oneway> A correction can hit something large. Many people learned these things from somebody who is no longer alive.
      P<oneway> To believe that one's own way is good and leave others theirs is not a contradiction. Most of the world manages it every day.
      Q<oneway> When somebody does it in another way, {Name} might feel ____. It can be surprise dressed up as being right.
      H<oneway> {helper} can tell what was done in their own childhood, and what has changed since.
      H<oneway> {helper} can say what belongs to the family and what is only habit. ~ The second list is longer than people think.
      T<oneway> {he} can ask what it means, and wait for the whole answer.
      T<oneway> {he} can explain {his} own way when somebody asks, without a mark for theirs.
      C<oneway> {he} can think, "One way of many, and this one is mine."
      A<oneway> There is a story behind nearly everything that people do differently, and most of them like to tell it. Nobody's bread tasted worse for being torn. A way that is one's own does not get smaller when others have theirs. It may even get more interesting.
    `,
  },
};
