import { said, type NamedScene } from '../scene.ts';

/** Two teams in colours that look alike. */
export const redAndGreenBibs: NamedScene = {
  id: 'bibs',
  image: 'two teams in bibs, and what tells them apart',
  cue: said(
    String.raw`\b(?:bibs?|wrong team|(?:his|her|their) own team|which team|team ?mates?|(?:tell|see) (?:the )?teams|kits? (?:are|is|look)|passes to)\b`,
  ),
  decides: false,
  titles: { young: 'Who Is on Our Team?', older: 'The Other Team Looks the Same' },
  text: {
    '6-7': `
      D<bibs> In a game there are two teams, and bibs show who is who. For {Name}, red and green may look nearly the same. So the ball goes to somebody on the wrong team. Then there is a shout. It was a good pass. The bibs were badly chosen, for eyes like that.
      P<bibs> The others see two clear colours and think that everyone does. They are not being mean. They have only ever had their own eyes.
      Q<bibs> When somebody shouts about a pass, {Name} may feel ____.
      H<bibs> {helper} can ask the school for blue and yellow bibs. ~ Nearly everyone can tell those apart.
      T<bibs> {he} can look at {his} team's shoes and hair before it starts.
      T<bibs> {he} can say, "Call my name when you are free."
      C<bibs> {he} can think, "Good pass, bad bibs."
      A<bibs> With other bibs, it is a game like any other. Where there are none, a team can call, or turn its sleeves up. Eyes can be colour-blind, and feet cannot. They are as good as before.
    `,
    '8-10': `
      D<bibs> Team colours are chosen so that nobody needs to think. For about one boy in twelve, and a few girls, they fail. Red and green bibs may be one and the same murky colour to {Name}, who is colour-blind. So there is an excellent pass, and it lands with the wrong team. The shouting is about a mistake. The mistake was made by whoever picked the bibs.
      P<bibs> Professional leagues have the same trouble. Some of them now check that everyone can tell two kits apart. Hardly anyone else has thought of it, PE teachers included. A hint is usually all it takes.
      Q<bibs> In the second after the whistle, {Name} might feel ____.
      H<bibs> {helper} can write two lines to the school, asking for blue against yellow. ~ It costs nothing.
      H<bibs> {helper} can mention it to the coach, without making a speech of it.
      T<bibs> {he} can say, "Those two look the same to me. Can we swap one?" ~ Somebody else is often glad of it.
      T<bibs> {he} can learn {his} team by hair, socks and running style before the start.
      C<bibs> {he} can think, "Right pass, wrong bibs."
      A<bibs> In blue and yellow the same game is easy to read, and the passes arrive. Until then there are voices, sleeves and numbers on backs. Colour-blind players have scored in every league there is. What they needed was a shirt that somebody had thought about.
    `,
  },
};
