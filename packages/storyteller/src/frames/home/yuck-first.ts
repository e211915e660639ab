import { said, type NamedScene } from '../scene.ts';

/** "Yuck", said before a food was tasted. */
export const yuckFirst: NamedScene = {
  id: 'yuck',
  image: 'a quick "yuck" that the eyes have said',
  cue: said(
    String.raw`["'“]?\b(?:yuc?ky?|eww?\w*|bleh|gross|disgusting|horrible|revolting|(?:doesn'?t|does not|don'?t) like it|hates it)\b["'”]?[^]*\b(?:try\w*|tried|taste\w*|tasting|cook\w*|dinner|tea|food|plate|meal|everything|eat\w*)\b|\b(?:dinner|tea|food|plate|meals?|meal ?times?|everything (?:i|we) (?:cook|make)|what['’]?s cooked)\b[^]*\b(?:yuc?ky?|eww?\w*|gross|disgusting|horrible|revolting)\b|\b(?:tr(?:y|ies|ying)|tast(?:e|es|ing))\b[^.!?]{0,40}\b(?:yuc?ky?|eww?\w*)\b|\b(?:complains?|moans?|moaning|complaining|rude|grumbles?) (?:\w+ )?about (?:every|my|the|all|his|her|their|our|what) (?:\w+ )?(?:meals?|dinners?|food|cooking|i cook|i make|we cook|for dinner)\b`,
    String.raw`\b(?:textur\w*|gags?|gagging|touch\w*|lumps?|school dinners?|smell of|medicine)\b`,
  ),
  decides:
    /\b(?:complains?|moans?|moaning|complaining|grumbles?) (?:\w+ )?about (?:every|my|the|all|his|her|their|our|what) (?:\w+ )?(?:meals?|dinners?|food|cooking|i cook|i make|we cook)\b|\b(?:won'?t|will not|refus\w+|never) (?:to )?(?:even )?(?:tr|tast)(?:y|e|ing)\b[^.!?]{0,40}\b(?:yuc?ky?|eww?\w*)\b|["'“]?\b(?:yuc?ky?|disgusting|gross|eww?)\b["'”]?[^]*\b(?:without (?:even )?(?:trying|tasting)|before (?:he|she|they)(?:'s| has|'ve| have)? (?:even )?(?:tr\w+|tast\w+)|i cook|i make|we cook|dinner)\b|\b(?:says?|calls?|tells (?:me|us)) (?:that )?(?:my|our|the|mum'?s|nan'?s|granny'?s|grandma'?s|dad'?s) (?:food|cooking|dinners?|meals?) (?:is |are |was |tastes? )?(?:yuc?ky?|disgusting|gross|horrible|awful|revolting)\b/i,
  titles: { young: 'What Does the Nose Say?', older: 'Faster Than a Mouth' },
  text: {
    '2-3': `
      D<yuck> Here is food on a plate. Yuck, say the eyes. {Name} may say it too. But eyes cannot taste. A nose can sniff.
      P<yuck> Somebody made it. Stir, stir, stir.
      Q<yuck> With a new food, {Name} may feel ____.
      H<yuck> {helper} can eat a bit.
      H<yuck> {helper} can say its name.
      T<yuck> {he} can sniff it. Sniff, sniff!
      T<yuck> {he} can say, "No, thank you."
      C<yuck> {he} can say, "Hello, pea. Not today."
      A<yuck> The eyes had a look. The nose had a sniff. The food can stay. No, thank you, peas.
    `,
    '4-5': `
      D<yuck> "Yuck" is a short word, and it is quick. {Name} may say it when the food comes. But the mouth has had none yet. So it was the eyes that said it. Eyes are careful, and noses and tongues may say something else.
      P<yuck> The one who cooked hears "yuck" and thinks of the pan. A cook hopes for a longer word.
      Q<yuck> When the plate comes, {Name} may feel ____.
      H<yuck> {helper} can put one thing there that is known. ~ Then there is something to eat.
      H<yuck> {helper} can ask, "What does your nose say?"
      T<yuck> {he} can say, "Not today, thank you."
      T<yuck> {he} can sniff it first and then find a word.
      C<yuck> {he} can say, "My eyes say no. Nose, it is your turn."
      A<yuck> The eyes said no. The nose said, "Hm." The tongue may have a turn on another day. Some food stayed on the plate, and that is fine too.
    `,
    '6-7': `
      D<yuck> Eyes are faster than mouths. {Name} may say "yuck" to a food that no fork has touched. That is an old trick of eyes. A long time ago it kept people from eating bad berries. But eyes are only good at guessing, and a tongue can find out.
      P<yuck> The cook has chopped and stirred for half an hour. "Yuck" takes one second and lands on all of it.
      Q<yuck> When something unknown lies on the plate, {Name} may feel ____. It may change after a sniff.
      H<yuck> {helper} can put one sure thing on the table. ~ It is easier to be curious with bread in one hand.
      H<yuck> {helper} can let it stay there with no talk about it.
      T<yuck> {he} can say "no, thank you" to it. ~ It means the same and is nicer to hear.
      T<yuck> {he} can ask the nose first, and then the tip of the tongue. ~ A tip is not a bite.
      C<yuck> {he} can think, "That was my eyes. What do the others say?"
      A<yuck> The eyes said no, and the nose was not sure. The tongue took a day off. That is three answers in place of one. The food can come back next week, and so can the question. The cook heard a "no, thank you" and passed the bread.
    `,
    '8-10': `
      D<yuck> Between a plate and the word "yuck" there is about half a second. In {his} head a lot happens in it. The eyes look for anything like it that was ever eaten, find nothing, and ring a bell. That bell has saved lives, in the days when any berry might have been poison. In a kitchen it mostly rings for aubergines. No tongue has been asked so far.
      P<yuck> Whoever cooked has had the thing in their hands for an hour. From that side, "yuck" sounds like a review of the cook.
      Q<yuck> In front of something unfamiliar, {Name} might notice ____. It may be in the stomach or only in the face.
      H<yuck> {helper} can serve things in bowls, so that people help themselves. ~ A food that was chosen looks different from one that was put there.
      H<yuck> {helper} can skip the speech about starving and vitamins.
      T<yuck> {he} can say "I'll pass on that one, thanks", which means the same.
      T<yuck> {he} can taste a piece the size of a grain of rice, and then say what it is like.
      C<yuck> {he} can think, "The bell rang. Nobody has tasted it yet."
      A<yuck> The bell rang, and it was only an aubergine. Some of it stayed where it was, and nobody made a speech. Foods change sides slowly over the years, usually one small taste at a time. The cook had the last word, and it was "pudding".
    `,
  },
};
