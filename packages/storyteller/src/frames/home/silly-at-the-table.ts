import { said, type NamedScene } from '../scene.ts';

/** Games and noises at the table. */
export const sillyAtTheTable: NamedScene = {
  id: 'sillytable',
  image: 'a joke that is saved until the plates are empty',
  cue: said(
    String.raw`\b(?:(?:is|being|acts?|acting|gets?|goes) (?:\w+ )?(?:silly|daft|giddy)|silly (?:noises?|faces?|games?)|mess(?:es|ing) (?:about|around)|show(?:s|ing) off|plays? with (?:his|her|their) food|playing with (?:his|her|their) food|giggl(?:es|ing))\b[^]{0,60}\b(?:(?:at|during) (?:the |every )?(?:table|dinner|tea|lunch|meals?(?: ?times?)?|supper)|while (?:eating|we eat)|instead of eating|plays? with (?:his|her|their) food|food)\b|\b(?:at|during) (?:the |every )?(?:table|dinner|tea|lunch|meals?(?: ?times?)?|supper)\b[^.!?]{0,40}\b(?:silly|daft|giddy|mess(?:es|ing) (?:about|around)|show(?:s|ing) off|plays? with (?:his|her|their) food)\b`,
    String.raw`\b(?:throws?|mouth full|full mouth|burp\w*|fart\w*|restaurant|school|nursery|touch\w* (?:new )?food|textures?|baby)\b`,
  ),
  decides: true,
  answers: /\b(?:noises?|silly|plays?|laugh\w*)\b/i,
  titles: { young: 'A Joke for the End', older: 'Jokes With the Pudding' },
  text: {
    '2-3': `
      D<sillytable> Here is some food. Splat goes a hand. Moo, says {Name}. It is a game! Food gets cold in a game.
      P<sillytable> Big people laugh too. Then they want to eat.
      Q<sillytable> When somebody laughs, {Name} may feel ____.
      H<sillytable> {helper} can moo once too.
      H<sillytable> {helper} can say, "Eat, then play."
      T<sillytable> {he} can dip and bite.
      T<sillytable> {he} can hold a spoon.
      C<sillytable> {he} can say, "Bite now. Moo later."
      A<sillytable> Bite, bite, and a sip. The food is gone. Hands get a wipe. Down from the chair. Moo, moo!
    `,
    '4-5': `
      D<sillytable> It is fun to make others laugh at the table. {Name} may make a noise, or let the peas drive. Somebody laughs, and so it goes on. But then the food gets cold, and nobody can talk. A joke can wait on the edge of the plate. It is just as funny at the end.
      P<sillytable> Grown-ups like jokes. They also like to eat while it is warm.
      Q<sillytable> At the table with everybody looking, {Name} may feel ____.
      H<sillytable> {helper} can say when it is joke time. ~ It can be when the plates are empty.
      H<sillytable> {helper} can ask, "What was funny today?"
      T<sillytable> {he} can keep one joke until the end.
      T<sillytable> {he} can help to bring the plates. ~ Busy hands are calm hands.
      C<sillytable> {he} can think, "Eat first. My joke can wait."
      A<sillytable> The plates were empty, and then it was joke time. There was a moo, and a very odd face. All of them laughed, because nobody had a full mouth. Food is for eating, and the end is for jokes.
    `,
    '6-7': `
      D<sillytable> A table is a small stage. Everybody sits round it, and nobody can leave. {Name} may make a noise or build with the food, and someone laughs. Then it is hard to stop, because a laugh asks for another one. But the food goes cold, and the others get loud or cross. A joke has a good place, and it is when the plates are empty.
      P<sillytable> The first time is funny for most people. At the tenth time only one is laughing.
      P<sillytable> A person who is silly at meals may want a turn to talk. Words work as well for that.
      Q<sillytable> At the table, when someone has laughed, {Name} may feel ____.
      H<sillytable> {helper} can keep five minutes for jokes after a meal.
      H<sillytable> {helper} can ask each person for one thing from the day. ~ Then everybody gets listened to.
      T<sillytable> {he} can save the best one and tell it at the end.
      T<sillytable> {he} can say, "I want to tell something," instead.
      C<sillytable> {he} can think, "Save it. It is funnier at the end."
      A<sillytable> When the plates were empty, the stage was free. There were two jokes and one noise, and nobody told anyone to stop. The food had been warm, for once. A saved joke keeps well, and it gets a bigger laugh.
    `,
  },
};
