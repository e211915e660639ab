import type { DeedThread } from './deed-thread.ts';

const FOOD =
  'food|bite|mouthful|broccoli|peas?|carrots?|vegetables?|veg|veggies|greens|fruit|tomato(?:es)?|cucumber|peppers?|spinach|kale|cabbage|sprouts?|cauliflower|courgettes?|sweetcorn|corn|beans?|lentils|dal|dhal|rice|pasta|spaghetti|noodles|chicken|fish(?! (?:tank|bowl|pond))|prawns?|salmon|meat|meatballs?|sausages?|eggs?|omelette|cheese|yogh?urt|curry|soup|stew|salad|sushi|pizza|sandwich(?:es)?|toast|porridge|cereal|mushrooms?|olives?|avocado|hummus|bananas?|apples?|kiwis?|pears?|grapes?|strawberr(?:y|ies)|blueberr(?:y|ies)|raspberr(?:y|ies)|oranges?|satsumas?|melon|mangoe?s?|pineapple|potato(?:es)?|mash|okra|plantain|falafel|couscous|quinoa|lasagne|burgers?|dumplings?|samosas?|onions?|leeks?|beetroot|aubergine|squash|pumpkin|asparagus|lettuce|school dinners?|tofu|pak choi|kimchi|paneer|chilli|sauce|gravy';

/** A taste that was new: looked at, smelled, and bitten into. Nobody is said to have liked it. */
export const firstBite: DeedThread = {
  id: 'bite',
  image: 'a bite of something new, and the tongue that knows it afterwards',
  cue: new RegExp(
    String.raw`\b(?:tried|tasted|ate|eaten|eats|nibbled|swallowed|had (?:a|one|two|some) (?:\w+ )?(?:bites?|tastes?|go) of|took (?:a|one|two) (?:\w+ )?bites? of|asked for (?:more|seconds))\b(?! (?:to|again|out|for|on)\b)[^.!?]{0,40}?\b(?:${FOOD})\b`,
    'i',
  ),
  decides: true,
  titles: { young: 'One Bite, and Then', older: 'The First Bite' },
  text: {
    '2-3': `
      D<bite> It was new food. {Name} had a look. Then in it went! Chew, chew, chew.
      D<bite> New food has a smell. It has a colour too. {Name} had a first bite. Munch, munch!
      P<bite> Big people meet new food too. They sniff it first.
      P<bite> Some like it soft. Some like it with a crunch.
      Q<bite> With it in, {his} mouth may feel ____.
      H<bite> {helper} can have a bite too.
      H<bite> {helper} can say, "A new bite!"
      T<bite> {he} can feed it to a toy.
      T<bite> {he} can show how to chew.
      C<bite> {he} can say, "In it went. Munch!"
      C<bite> {he} can say, "Hello, new food."
      A<bite> Chew, chew, and down. It is not so new now. {his} mouth knows it. All done!
      A<bite> The first bite is done. {Name} did the chewing. Munch, munch. Hello again, food.
    `,
    '4-5': `
      D<bite> New food gets looked at first. Then a nose has a turn. {Name} went on from there, with a bite. Nobody can chew for somebody else. The tongue found out how it was.
      D<bite> A fork can go up and stop, and that is fine. This time it went all the way. {Name} had something new to chew. It had a taste and a feel and a small sound. Now {his} tongue has met it.
      P<bite> Grown-ups have food that they did not like once. Some of them like it now. Tongues need a lot of goes.
      P<bite> Whoever cooks is glad of one bite. A small one is fine.
      Q<bite> Just before the bite, {Name} may have felt ____.
      H<bite> {helper} can ask what it was like. ~ Soft, crunchy and strange are all good words.
      H<bite> {helper} can put a small bit out on another day. ~ Small is easy to look at.
      T<bite> {he} can tell what it was like to chew.
      T<bite> {he} can draw the food with a bite out of it.
      C<bite> {he} can say, "My tongue has met you now."
      C<bite> {he} can think, "First a look, then a bite."
      A<bite> The meal is over. One thing is not so new any more. {Name} had the bite, and it was a first one. The next one is a second one.
      A<bite> There is a lot of food in the world. {Name} knows one more kind from the inside of {his} mouth. It was new, and it was chewed. The fork can lie down now.
    `,
    '6-7': `
      D<bite> The eyes have a turn with new food first, then the nose. Most people stop there for a while. {Name} went on to the next part, which is the mouth. A mouth notices a lot at once: warm or cold, soft or crunchy. Nobody else could find that out for {him}.
      D<bite> Every food on a table was new to everybody once. Somebody took a bite of it without knowing. {Name} did that this time. It took a look, a moment, and then some chewing. After that, {his} tongue had something to report.
      P<bite> Grown-ups can forget how strange a new taste is. They have been eating for a long time. Many of them have one thing that they still push to the side.
      P<bite> Tongues take their time. It can take ten tries with a food to find out.
      Q<bite> With the fork on its way up, {Name} may have felt ____. A nose may have had something to say.
      H<bite> {helper} can ask for three words about the taste. ~ Odd words count too.
      H<bite> {helper} can serve a small bit again some day. ~ A taste is easier to know the second time.
      T<bite> {he} can tell somebody what it was like, from first chew to last.
      T<bite> {he} can write down the food and give it a mark. ~ Marks can change.
      C<bite> {he} can think, "I know it from the inside now."
      C<bite> {he} can say, "I had the first bite."
      A<bite> The plates are washed, and the table is wiped. That food is still in the world, and it is not new any more. {Name} took the bite that made the difference. Pudding is another matter.
      A<bite> A first bite lasts a few seconds. Then it is swallowed, and nobody can have it back. {Name} knows what it was like, and can say so. The next bite has an easier time.
    `,
    '8-10': `
      D<bite> A new food can be discussed for a long time without getting any smaller. {Name} did the other thing and put some in {his} mouth. A first bite is mostly surprise, whatever the taste, because the mouth had guessed at something else. Then the chewing starts, and the guess is out of date. What was on the plate is known now.
      D<bite> To try something new is one thing, and to like it is another. {Name} tried it, and that is a complete sentence. There was the look of it, the smell, and the moment with the fork in the air. The rest was chewing.
      P<bite> Whoever was at the table may have been careful not to stare. It is hard to eat with an audience. They will have noticed all the same.
      P<bite> Adults have their own lists of what they do not eat, and some are long. They tend to call it taste. Hardly any of them has put something new on a fork this week.
      Q<bite> With the fork in the air, {Name} might have felt ____. There may have been a second word after the swallow.
      H<bite> {helper} can ask what it was like, and leave the verdict to the tongue that was there. ~ "Odd" is an answer.
      H<bite> {helper} can put it on the table again some time, without a word about it. ~ Food is easier to meet the second time.
      T<bite> {he} can describe the taste to somebody without using "nice" or "horrible". ~ It is harder than it sounds.
      T<bite> {he} can choose the next food to find out about. ~ It can be one bite of it.
      C<bite> {he} can think, "It has been on my fork. I know it."
      C<bite> {he} can think, "I do not have to guess about that one."
      A<bite> Later the plate is just a plate, with a fork across it. One food fewer is new. {Name} can like it, or leave it, or think about it again next year. It will be an opinion with a bite behind it.
      A<bite> It was one bite on one day, and nothing about it looked like much. It was also the first one, and {Name} took it. What the tongue makes of it is for the tongue to say.
    `,
    '11+': `
      D<bite> It is possible to know a food for years by sight alone, and {Name} ended that arrangement with something new on a fork. The first bite is largely a matter of texture, as it happens, and taste arrives second. Neither can be looked up, and by the time it was swallowed, an assumption had turned into information.
      D<bite> Trying a new food takes about ten seconds, and the decision can take a good deal longer, and {Name} got to the end of it. Nobody at a table can help with that part, and most attempts to help make it worse. Then there was the bite, with everything that a bite has in it, and it settles the question in a way that no description does.
      P<bite> Those at the table had probably agreed with themselves not to comment. It is a difficult thing to keep up, and a raised eyebrow can be a round of applause.
      P<bite> Plenty of adults have eaten the same eight dinners since they left home. They regard this as knowing what they like, and some of them would not have lifted the fork.
      Q<bite> In the seconds before, {Name} might have felt ____. Curiosity and dread get on quite well.
      H<bite> {helper} can leave a silence after it instead of a question. ~ Opinions about food form slowly, and they are better left alone while they do.
      H<bite> {helper} can let {him} season the next one. ~ A person who has tried a thing may have ideas about it.
      T<bite> {he} can say what would have made it better. ~ That is how cooks talk, and nobody thinks them rude.
      T<bite> {he} can pick the next thing, and how much of it. ~ A small amount is a full answer.
      C<bite> {he} can think, "That one is no longer a rumour."
      C<bite> {he} can think, "I have an opinion now, and a bite to base it on."
      A<bite> The dish goes into the sink like any other. Something that was new this morning is now a thing {Name} has eaten, with a view on it attached. The view may change, which is what views on food are for, and the fork is lighter for having been lifted once.
      A<bite> Nothing need follow from it, for it was a first bite, and {Name} took it of {his} own accord. There may be a second helping some day, or an honest "not for me", and either way the matter has been looked into.
    `,
  },
};
