import { said, type NamedScene } from '../scene.ts';

const POPULAR = String.raw`\b(?:popular|cool|(?<=\bthe )it|(?<=\bthe )in)[- ](?:group|crowd|girls?|boys?|kids|ones|people|gang|table|clique|lot)\b|\bthe popular\b|\bclique\w*\b`;

/** Somebody would like to belong to those whom everybody knows, and they do not want it or are not kind. */
export const thePopularGroup: NamedScene = {
  id: 'populargroup',
  image: 'a table in the middle of a room, and the other tables in it',
  cue: said(
    POPULAR,
    String.raw`\b(?:stopped (?:talking|speaking) to|turned (?:her|his) back|ignor(?:es|ed|ing) (?:her|his) (?:old|best)|dropped|ditched|left (?:him|her|them) for|gone off|went off|replaced|has (?:a )?new|friend (?:is|has|joined|now)|is (?:very |so |really )?popular|(?:mean|nasty|horrible|unkind|cruel) to (?:(?:his|her|their) )?(?:old|best|other|[A-Z])|phone|vap\w*|smok\w*|trainers|brands?|clothes like)\b`,
  ),
  decides: true,
  answers: /\b(?:popular|desperate|ignor\w*|nice|friends?|wants?|cool|mean)\b/i,
  titles: { young: 'The Table in the Middle', older: 'The Table in the Middle' },
  text: {
    '6-7': `
      D<populargroup> There is a group at school that everyone looks at. {Name} would like to join it. But they do not let {him} in, or they are not kind. That hurts. A group in the middle looks like the best place. It is just the one with the most eyes on it.
      P<populargroup> The children in there worry too. They hold on to their places, and so they shut the gate.
      Q<populargroup> When they do not make room, {Name} may feel ____.
      H<populargroup> {helper} can ask who was kind today. ~ Kind is a good thing to look for.
      H<populargroup> {helper} can ask one child to come and play.
      T<populargroup> {he} can sit with somebody who makes {him} laugh.
      T<populargroup> {he} can say hello to one of them alone. ~ One is easier than five.
      C<populargroup> {he} can think, "A friend is glad when I come."
      A<populargroup> The group is still there, in the middle. Over by the wall, two children had a game with a rope. They made room at once. A small game that wants {him} beats a big one that does not.
    `,
    '8-10': `
      D<populargroup> In most classes there is a table in the middle with a group that everybody knows. It is called popular. {Name} would like to be in it, and they ignore {him} or are not nice. It is natural to want to be where the laughing is. Known and liked are two different things, though. When children are asked in private whom they like best, it is often somebody outside that group.
      P<populargroup> Inside, people watch each other closely. There is a right bag, a right joke, and a fear of being the next one out. Shutting others out makes the place feel safer.
      P<populargroup> Not being chosen by five people says what those five want. It says little about {Name}.
      Q<populargroup> Looking over at them, {Name} might feel ____. Wanting it and being cross with it go together.
      H<populargroup> {helper} can listen without saying that they are not worth it. ~ That comes later, and from {Name}.
      H<populargroup> {helper} can help to ask one person round who was kind this week.
      T<populargroup> {he} can go by one question: with whom is it easy to be silly? ~ That is where friends are.
      T<populargroup> {he} can stop giving them things, jokes or news to be let in.
      C<populargroup> {he} can think, "Known is not the same as kind."
      A<populargroup> The group in the middle is still loud, and its places will be shared out anew by Easter. In the meantime there was a lunch with somebody who listened to the end of a story. A good friend is a person who is glad when one comes. It can be tested by simply coming along.
    `,
    '11+': `
      D<populargroup> Every year has a group in the middle, and most people could draw a map of it. {Name} would like to be in it, and the people in it look away, or worse. Wanting that is not shallow. At this age the brain treats a place among others as urgent. What is worth knowing is that researchers distinguish two things, being popular and being liked. The first means being visible. The two overlap surprisingly little, and only the second has much to do with being happy later on.
      P<populargroup> From inside, such a group is hard work. Places are kept by knowing what is in, laughing at the right moment and being careful about whom one sits with. Ignoring somebody from outside is part of the work, and it is rarely a considered opinion.
      Q<populargroup> Walking past that table, {Name} might notice ____. Longing and scorn can sit side by side.
      H<populargroup> {helper} can take the wish seriously, and not explain that they are not worth it.
      H<populargroup> {helper} can help to find a place outside school with people of the same interests. ~ There, nobody knows the map.
      T<populargroup> {he} can notice after which conversations {he is} in a better mood, and have more of those. ~ It is a reliable sign.
      T<populargroup> {he} can talk to one of them alone, about something real, and leave the group as it is.
      C<populargroup> {he} can think, "Visible is one thing. Liked is another."
      A<populargroup> The map will be redrawn, as it is every year, and those in the middle know that best of all. Being left out of it stings, and it says where five people are sitting. It does not measure anybody. There are tables further out at which nobody performs, and the conversation there is usually better.
    `,
  },
};
