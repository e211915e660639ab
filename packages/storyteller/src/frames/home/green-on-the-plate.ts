import { said, type NamedScene } from '../scene.ts';

/** Vegetables, or fruit, that nobody wants to eat. */
export const greenOnThePlate: NamedScene = {
  id: 'greens',
  image: 'vegetables that are met many times before they are friends',
  cue: said(
    String.raw`\b(?:won['’]?t|wont|will not|refus\w+|does ?n['’]?t|does not|hates?|never|not|no|dislikes?|picks? out|fight|battle)\b[^.!?]{0,30}\b(?:vegetables?|veggies?|veg|greens|anything green|green (?:foods?|things|stuff|ones)|broccoli|peas|carrots?|salad)\b|\b(?:get|getting)\b[^.!?]{0,16}\bto eat\b[^.!?]{0,16}\b(?:vegetables?|veggies?|veg|greens)\b`,
    String.raw`\b(?:vegetarian|only eats? (?:vegetables|fruit)|chok\w*|allerg\w*|textures?|gag\w*|lumps?|throws?|spits?|touch(?:es|ing)|mustn['’]?t touch|(?:foods?|things|they|peas|it) (?:\w+ )?touch|school dinners?|nursery)\b`,
  ),
  // Fried things and no vegetables: that is what is liked, and not how it feels.
  decides:
    /^(?![^]*\b(?:crunchy|crispy|texture\w*|gag\w*|lump\w*|mush\w*|autis\w*|sensory|smell\w*|touch(?:es|ing)|chok\w*|school dinners?|nursery|allerg\w*|vegetarian|throws?|spits?|hid(?:es|ing))\b)[^]*?\b(?:won['’]?t|wont|will not|refus\w+ to)\b[^.!?]{0,12}\b(?:touch|eat|try|go near|look at|have)\b[^.!?]{0,16}\b(?:vegetables?|veggies?|veg|greens|anything green)\b/i,
  answers: /\b(?:vegetables?|veg|greens?|fruit|tr(?:y|ies))\b/i,
  titles: { young: 'Hello Again, Green One', older: 'The Tenth Time' },
  text: {
    '2-3': `
      D<greens> A bean is on the plate. It is green. {Name} may look at it. It may go to one side. Hello, bean. It is food too.
      P<greens> Rabbits eat green things. They sniff first.
      Q<greens> When it is green, {Name} may feel ____.
      H<greens> {helper} can eat one too.
      H<greens> {helper} can put one bean there.
      T<greens> {he} can give it a sniff.
      T<greens> {he} can lick it once.
      C<greens> {he} can say, "Hello, bean. Sniff, sniff."
      A<greens> One bean sat on the plate. Sniff, sniff, lick. It can come again. Next time it is not so new. Food can wait.
    `,
    '4-5': `
      D<greens> Some food is sweet at once, and vegetables are not. {Name} may push them to the edge of the plate. A tongue can find them bitter. It is careful with green things. But it gets used to a taste bit by bit. Ears do that with a song.
      P<greens> Most grown-ups left something green when they were small. Now they eat it and do not know when that began.
      Q<greens> When there is something green to eat, {Name} may feel ____.
      H<greens> {helper} can put just one small bit on the plate. ~ One is easy to look at.
      H<greens> {helper} can let {him} wash or stir it first. ~ Hands get to know it, and then the mouth.
      T<greens> {he} can sniff it, and then lick it.
      T<greens> {he} can choose which one comes on the plate.
      C<greens> {he} can say, "Hello again. A lick is enough today."
      A<greens> It was on the plate, and it was sniffed. Last time it was only looked at. So that was one step. Food can come back many times, and it does not get tired. Some day a tongue may say, "Oh, you again."
    `,
    '6-7': `
      D<greens> Children notice bitter food more than grown-ups do, and vegetables can be bitter. So when {Name} says no to them, a tongue is doing its job. It is careful with what it does not know. Many tastes feel normal only at the tenth time. A lick counts as one time, and so does a sniff.
      P<greens> Grown-ups talk about vitamins at the table. They mean well, but nobody gets hungry from a vitamin.
      P<greens> Most of them left their sprouts as children. They forget that part.
      Q<greens> When it lies on the plate, {Name} may feel ____.
      H<greens> {helper} can try it another way, raw or in a soup. ~ The same food can have many tastes.
      H<greens> {helper} can put one small piece on the side, without a word.
      T<greens> {he} can take a bite as small as a grain of rice.
      T<greens> {he} can choose one in the shop and help to cut it.
      C<greens> {he} can think, "That was the third time. It may get easier."
      A<greens> It was smelled on Monday and licked on Thursday. Nobody made a fuss about it. Some foods become friends at the tenth time, and some do not. A plate is a good place to find out which is which.
    `,
    '8-10': `
      D<greens> Children have more working taste buds than adults have, and the bitter ones are on guard. Vegetables set them off, since plants defend themselves with bitter stuff. When {Name} does not want that food, it is old advice: in the wild, bitter could mean poison. In a kitchen the advice is out of date. It can be corrected, though only by trying, and it takes about ten tries. A crumb is a try.
      P<greens> Adults who praise broccoli have forgotten what it tasted like at eight. Coffee was horrible to them as well, once.
      Q<greens> With a vegetable on the plate, {Name} might feel ____.
      H<greens> {helper} can try it roasted, raw or with a dip. ~ Heat and salt take off a good deal of the bitterness.
      H<greens> {helper} can leave it on the table in a bowl, without a speech. ~ Pressure makes any food taste worse.
      T<greens> {he} can pick one to work on, and ignore the rest for now.
      T<greens> {he} can rate it from one to ten each time and see what the numbers do.
      C<greens> {he} can think, "Try number four. No promises."
      A<greens> The first number was a one, and the fourth was a three. It is not love, but it is a direction. Some foods stay at two for life, and that is allowed. A tongue changes its mind slowly, and it prefers not to be watched.
    `,
  },
};
