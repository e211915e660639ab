import { said, type NamedScene } from './scene.ts';

const FRIEND = String.raw`(?:friends?|bestie|play with (?:him|her|them)|talk to (?:him|her|them)|come to (?:his|her|their|the) party|invite\w*)`;

/** Who gives things so as to be liked. */
const GIVES = String.raw`\b(?:gives?|gave|giving|shares?|buys?|bought|buying)\b[^.!?]{0,40}\b(?:so (?:that )?(?:\w+ ){0,3}?(?:will |would |can )?(?:play|like|be friends|talk)|to (?:make|get|buy) (?:\w+ )?(?:friends|them to|people to)|to be (?:his|her|their) friends?)\b`;

/** Somebody who will only be a friend for something in return: a pencil, a sweet, or doing as one is told. */
export const friendForAPrice: NamedScene = {
  id: 'price',
  image: 'a price tag that somebody hung on being friends',
  cue: said(
    String.raw`${GIVES}|${FRIEND}\b[^.!?,]{0,24}\b(?:any ?more |again )?(?:unless|if (?:he|she|they|i|you) (?:do(?:es)?n['’]?t|does not|do not|won['’]?t)|only if|as long as)\b|\b(?:only|just)\b[^.!?,]{0,16}\b${FRIEND}\b[^.!?,]{0,16}\bif\b|\b(?:unless|only if)\b[^.!?]{0,40}\b(?:won['’]?t|not) be (?:his|her|their) friend\b|\b(?:must|has to|have to|do(?:es)? what|do(?:es)? (?:as|everything))\b[^.!?]{0,30}\bor\b[^.!?]{0,20}\b(?:won['’]?t|not)(?: be)? (?:\w+ )?(?:his|her|their) friends?\b`,
    String.raw`\b(?:smok\w*|vap\w*|steal\w*|shoplift\w*|photo|picture|naked|dares?|dared)\b`,
  ),
  decides: true,
  answers: /\b(?:pencils?|pens?|sweets|toys?|money|things|stuff|unless|gives?|cards?|snacks?)\b/i,
  titles: { young: 'No Tag on a Friend', older: 'What It Costs' },
  text: {
    '4-5': `
      D<price> In a shop there is a tag on each toy. A friend has no tag. Somebody may say to {Name}, "That, or no friends." That can hurt. It is not how friends are made.
      P<price> Who says that may want something a lot. It may not be meant for long.
      Q<price> When somebody says that, {Name} may feel ____.
      H<price> {helper} can help to say no in a kind voice.
      H<price> {helper} can help to find one more friend.
      T<price> {he} can say no to that, and yes to a game.
      T<price> {he} can go and play near somebody kind.
      C<price> {he} can say, "I like to play, and no to that."
      A<price> It was a no, and that is fine. The other one may play again soon, or another day. To play with a friend costs nothing. No tag, no shop, just a game.
    `,
    '6-7': `
      D<price> In a shop everything has a price. Somebody may hang one on being a friend, too. "You can be my friend if you do that." {Name} may have heard a sentence like it. It puts two things in one bag that do not belong together. Friends play because they like it.
      P<price> Children who say that often want to be the one who decides. They may be afraid to be left over themselves.
      P<price> A friend can be cross and say hard things. The next day it may be forgotten.
      Q<price> When somebody says a price, {Name} may feel ____. It may be in the tummy.
      H<price> {helper} can practise one calm answer at home.
      H<price> {helper} can ask the teacher who else likes the same games.
      T<price> {he} can say, "I like to play with you, and no to that."
      T<price> {he} can walk off and join somebody else for one game.
      C<price> {he} can think, "A friend has no price tag."
      A<price> {Name} said no, and the sky did not fall down. Somebody was cross for a while, or for longer. There were others at play, and they asked for nothing. What is given freely is a present. What is paid for is only a thing.
    `,
    '8-10': `
      D<price> A price tag looks odd on some things: a joke, a hug, a friendship. Now and then somebody writes one out all the same. "If you do that for me, we are friends." {Name} may know such an offer, made by a friend or to one. It works like a shop that puts the price up every week. Whoever pays once is asked again.
      P<price> Those who set conditions are often unsure of their own place. It explains the sentence, and it does not make it fair.
      P<price> Giving to be liked is common, too. People take what is given, and like the giver no more and no less than before.
      Q<price> When a friendship comes with a condition, {Name} might feel ____. It may be hard to say no at once.
      H<price> {helper} can go through what happened and ask which part felt wrong. ~ That part is mostly right.
      H<price> {helper} can arrange one afternoon with somebody who asks for nothing.
      T<price> {he} can answer, "I'd like to be friends, without that."
      T<price> {he} can wait a day before doing anything for it. ~ Prices often fall overnight.
      C<price> {he} can think, "I can be a friend. I am not paying for one."
      A<price> The offer was turned down, and for a day or two it was quiet. Some friends come back without the tag, and some do not, which hurts and is worth knowing. Other people sit nearer than it seems. With them a pencil is just a pencil, lent and mostly given back.
    `,
  },
};
