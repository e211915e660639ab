import { said, type NamedScene } from './scene.ts';

const THINGS = String.raw`(?:toys?|sweets|things|stuff|money|pocket money|snacks?|lunch|dinner money|cards|stickers|presents|gifts|pencils|crisps|everything|chocolate)`;
const GIVES = String.raw`\b(?:giv(?:es|ing|en)|gave|buy(?:s|ing)?|bought|hand(?:s|ing) out|tak(?:es|ing) in|shar(?:es|ing) out)\b`;
const TO_BE_LIKED = String.raw`\b(?:(?:so|because) (?:that )?(?:he|she|they|people|others|the other (?:kids|children|girls|boys)|kids|children|everyone)\b[^.!?]{0,30}\b(?:friends?|likes?|play with)|to (?:make|get|keep|buy) (?:[\w-]+ ){0,2}(?:friends?|people like|(?:them|others|everyone) (?:to )?(?:like|play))|to be (?:liked|popular|friends)|in return for|to buy)\b`;

/** Somebody who gives things away so that others will be friends. */
export const givesToBeLiked: NamedScene = {
  id: 'gives',
  image: 'a pocket that gets emptied for friends, and what is liked when it is empty',
  cue: said(
    String.raw`${GIVES}[^.!?]{0,40}\b${THINGS}\b[^.!?]{0,30}${TO_BE_LIKED}`,
    String.raw`\b(?:unless|won['’]?t be (?:his|her|their) friend|threat\w*|bull\w*|mak(?:es?|ing) (?:him|her) (?:give|buy)|steal\w*|stole|from (?:my|our) (?:purse|wallet|bag)|birthday)\b`,
  ),
  decides: true,
  titles: { young: 'With Empty Pockets', older: 'With Empty Pockets' },
  text: {
    '4-5': `
      D<gives> A sweet is soon gone. A toy can go home in another bag. {Name} may give things away and hope for a friend. It is kind to give. But nobody can give so much that it makes a friend. Friends are made by play.
      P<gives> Who gets a sweet likes the sweet. Who plays a good game likes the one beside them.
      Q<gives> When it is all given away, {Name} may feel ____.
      H<gives> {helper} can keep the toys at home, where they live.
      H<gives> {helper} can ask one child to come and play.
      T<gives> {he} can say, "Come and see what I found."
      T<gives> {he} can ask, "What are you playing?"
      C<gives> {he} can think, "My hands are empty, and I can play."
      A<gives> There was no sweet and no toy. Two children played with a stick. It was a good stick. Tomorrow they may play again. The toys are at home, on their shelf.
    `,
    '6-7': `
      D<gives> A pocket can be full in the morning and empty at lunch. {Name} may give sweets or toys away, so that others will be friends. They say thank you, and they are nice until the sweet is gone. That is how sweets work. A friend stays for a game, a joke or a good idea.
      P<gives> Children who take a present are not being mean. They see a sweet, and that is all they know about it.
      Q<gives> When the pocket is empty, {Name} may feel ____. It may be two words.
      H<gives> {helper} can help to find one child who likes the same games.
      H<gives> {helper} can agree that toys stay at home on school days. ~ Then there is nothing to hand out.
      T<gives> {he} can ask somebody, "Do you want to play?", with nothing in {his} hand.
      T<gives> {he} can tell a joke, or show how a trick is done.
      C<gives> {he} can think, "I am what I bring."
      A<gives> The pocket was empty all day. Somebody came over all the same, for a game with a ball. It cost nothing, and it lasted until the bell. Things can be given at a birthday. On the other days there is {Name}.
    `,
    '8-10': `
      D<gives> Giving something away makes a face light up, and for a minute it looks like friendship. {Name} may know that minute, and what comes after it. When the sweets or the toys are gone, the faces turn somewhere else, so the next day it takes more. It is a generous idea with a fault in it. People like presents, and they like the giver for other reasons: a joke, a fair game, being asked.
      P<gives> Whoever accepts it rarely thinks about why it was offered. Some even feel odd about it, because they did not know what to give back.
      Q<gives> When the faces turn away again, {Name} might feel ____. It is not a sign that anything is wrong with {Name}.
      H<gives> {helper} can go through the week together and find the one person who stayed without being given anything.
      H<gives> {helper} can make a plain rule that things from home stay at home. ~ A rule is easier to say than a no.
      T<gives> {he} can start with a question in place of a present: "What are you playing?"
      T<gives> {he} can join one club or game where people do something together. ~ Doing things makes friends faster than having them.
      C<gives> {he} can think, "I can be liked with empty pockets."
      A<gives> For one whole week the pockets stayed empty. Some faces looked past, which was a pity and good to know. One or two were still there on Friday, in the middle of a game that nobody had paid for. Presents are for birthdays. The rest of the year it is company.
    `,
    '11+': `
      D<gives> Buying a round is an old way of making friends. It works exactly as long as the round lasts. {Name} may have noticed that things handed out, whether sweets, money or favours, bring people over and do not keep them. The price rises too, because what was a present on Monday is expected by Thursday. None of it shows that {Name} has nothing else to offer. It only means that nobody has looked so far.
      P<gives> Those who take it are seldom calculating. They say yes because people say yes to crisps. A few are uneasy about it and would rather have been asked along.
      Q<gives> On a day with nothing to hand out, {Name} might notice ____. It tends to be strongest at the beginning.
      H<gives> {helper} can talk it over without adding up what was spent. ~ The sum is not the point.
      H<gives> {helper} can back a simple line, such as "I'm not allowed to any more". ~ It takes the blame and ends the matter.
      T<gives> {he} can stop without an announcement, and see who still says hello.
      T<gives> {he} can put the effort into one thing done together: a team, a band, a walk home.
      C<gives> {he} can think, "They can have my company. It is not for sale."
      A<gives> It got quieter for a fortnight, as it does when a shop closes. Then it turned out who had come for the shop and who for the person behind the counter. It was not a crowd. It was enough friends to sit with, and they brought their own crisps.
    `,
  },
};
