import { said, type NamedScene } from '../scene.ts';

/** Milk in the middle of the night, which is coming to an end. */
export const milkSleepsToo: NamedScene = {
  id: 'nightmilk',
  image: 'milk that sleeps at night, and comes with the light',
  cue: said(
    String.raw`\bnight[- ]?(?:time )?(?:feeds?|feeding|bottles?|milk|wean\w*)\b|\b(?:wak(?:es?|ing)|cr(?:y|ies|ying)|screams?|up)\b[^.!?]{0,30}\b(?:for|wanting) (?:a |his |her |more )?(?:\w+ )?(?:milk|bottles?|feeds?)\b[^.!?]{0,30}\b(?:night|times|\d ?am)\b|\b(?:in the|at|all|every|through the|during the) night\b[^.!?]{0,40}\b(?:for|wants?) (?:a |his |her |more )?(?:milk|bottles?|feeds?)\b`,
    String.raw`\b(?:baby(?:['’]s)? (?:wakes|feeds|milk)|breast\w*|boob\w*|hot water bottle|tube|pump|newborn|brother|sister|gone for|gave up)\b`,
  ),
  decides: false,
  answers: /\b(?:wakes?|night|feeds?|times)\b/i,
  titles: { young: 'Milk Sleeps Too' },
  text: {
    '2-3': `
      D<nightmilk> It is night. {Name} may wake and want milk. But milk sleeps at night. A tummy can rest too. In the morning there is a cup.
      P<nightmilk> It is hard at first. Some nights are loud.
      Q<nightmilk> With no milk, {Name} may feel ____.
      H<nightmilk> {helper} can come and pat.
      H<nightmilk> {helper} can bring some water.
      T<nightmilk> {he} can turn to the other side.
      T<nightmilk> {he} can ask for a cuddle.
      C<nightmilk> {he} can say, "Milk sleeps. I sleep."
      A<nightmilk> Shh, the milk sleeps. Shh, the tummy rests. Then it gets light. Good morning, milk!
    `,
  },
};
