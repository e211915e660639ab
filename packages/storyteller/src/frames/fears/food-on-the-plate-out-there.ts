import { said, type NamedScene } from '../scene.ts';

/** Food and spoons that fly in a café: what the floor does with them, and what hands can say instead. */
export const foodOnThePlateOutThere: NamedScene = {
  id: 'throwsout',
  image: 'a spoon that goes clang, and hands that can say "all done"',
  cue: said(
    String.raw`(?=[^]*\b(?:restaurants?|caf[eé]s?(?!\w)|(?:eat|eating|meal) out|pub|pizza place))[^]*?\b(?:throws?|throwing|chucks?|chucking|flings?|drops? everything)\b`,
  ),
  decides: false,
  answers: /\b(?:throw\w*|chuck\w*|food|cutlery|spoons?|forks?|floor)\b/i,
  titles: { young: 'Clang, Says the Spoon' },
  text: {
    '2-3': `
      D<throwsout> Here is a café table. {Name has} a spoon. Whee, and down it goes! Clang, says the floor. The spoon is gone.
      P<throwsout> People sit here and eat. Clang is loud.
      Q<throwsout> At the table, {Name} may feel ____.
      H<throwsout> {helper} can keep the spoon.
      T<throwsout> {he} can push the plate away.
      T<throwsout> {he} can put both hands up.
      C<throwsout> {he} can say, "All done."
      A<throwsout> "All done," say the hands. The food is on the plate. The spoon is on the table. Bye-bye, café.
    `,
    '4-5': `
      D<throwsout> In a café there is a lot to wait for. There is a lot on the table. {Name} may throw a spoon or a chip. It goes clang, and heads turn. That may look like fun. But a fork can hurt, and food makes floors slippery. Hands can say it in another way.
      P<throwsout> The people who work there walk fast with hot plates. They need a floor with nothing on it.
      Q<throwsout> When the food is slow, {Name} may feel ____.
      H<throwsout> {helper} can put most things out of reach.
      H<throwsout> {helper} can go outside with {him} for a bit.
      T<throwsout> {he} can put food that is too much on the edge.
      T<throwsout> {he} can squeeze a napkin very hard.
      C<throwsout> {he} can say, "I am done. Down, please."
      A<throwsout> The fork is on the table, and the chips are gone. One napkin is now a ball. Then it was time to get down. Outside the café there are leaves, and they may be thrown.
    `,
  },
};
