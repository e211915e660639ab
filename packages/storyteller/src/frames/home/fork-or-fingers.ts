import { said, type NamedScene } from '../scene.ts';

/** Fingers that are quicker than a fork. */
export const forkOrFingers: NamedScene = {
  id: 'forkfingers',
  image: 'fingers that were here first, and a fork that learns',
  cue: said(
    String.raw`\b(?:eat(?:s|ing)?|food|meals?|dinner)\b[^.!?]{0,40}\bwith (?:only )?(?:his |her |their )?(?:hands|fingers)\b|\b(?:won['’]?t|wont|will not|refus\w+(?: to)?|does ?n['’]?t|does not|can['’]?t|cannot|not|never|instead of)\b[^.!?]{0,16}\b(?:us(?:e|es|ing)|eat(?:s|ing)? with|hold(?:s|ing)?)\b[^.!?]{0,12}\b(?:forks?|knife|cutlery|spoons?)\b`,
    String.raw`\b(?:fed|feed(?:s|ing)? (?:him|her|them)|mess|throws?|plays? with|touch(?:es|ing)?|dirty|wash|cut(?:s|ting)? (?:up|his|her)|dyspraxi\w*)\b`,
  ),
  decides: false,
  answers: /\b(?:hands|fingers|fork|only)\b/i,
  titles: { young: 'Poke, Lift, and In', older: 'Fingers Were Here First' },
  text: {
    '4-5': `
      D<forkfingers> Fingers are quick, and they know if food is hot. {Name} may like to eat with hands best. For bread or an apple, hands are just right. Peas and sauce run away from them. A fork is slow at first, but it gets better each day.
      P<forkfingers> In many homes people eat with one hand, and do it well. In some it is a fork, or two sticks. Each way is learnt bit by bit.
      Q<forkfingers> With a fork to hold, {his} hand may feel ____.
      H<forkfingers> {helper} can put soft bits on the plate. ~ They stay on a fork.
      H<forkfingers> {helper} can say, "Three bites with the fork." ~ After that, hands may help.
      T<forkfingers> {he} can poke one soft bit and lift it.
      T<forkfingers> {he} can choose which food is for hands.
      C<forkfingers> {he} can say, "Poke, lift, and in."
      A<forkfingers> Poke, lift, and in went the food. The next bit fell off and lay there. A fork takes a while to learn. The bread was for the hands, and after that there was soap.
    `,
    '6-7': `
      D<forkfingers> Fingers were here long before forks. They feel heat, and they drop very little food. So {Name} may find a fork slow. It is a tool, and tools are clumsy until hands know them. For bread, fruit and pizza, nobody needs one. For food in sauce, a fork saves a lot of washing.
      P<forkfingers> Many people in the world eat with one hand or with two sticks. There are rules for that as well. Children learn the rules of the table they sit at.
      Q<forkfingers> With a fork in the hand, {Name} may feel ____.
      H<forkfingers> {helper} can find a fork that is short and thick. ~ Small hands hold it better.
      H<forkfingers> {helper} can cook one meal a week that is just for fingers.
      T<forkfingers> {he} can do the first five bites with the fork. ~ Five is enough for practice.
      T<forkfingers> {he} can ask for help with cutting.
      C<forkfingers> {he} can think, "Fork for the wet food, fingers for the dry."
      A<forkfingers> Five bites came by fork, and the sixth fell off. Hands got the crust at the end. That makes one meal of practice, and there are three meals a day. The fork gets a little quicker each time.
    `,
  },
};
