import { said, type NamedScene } from '../scene.ts';

const CARER = String.raw`(?:grand\w+|gran|granny|nan|nana|nanny|nanna|oma|opa|nonna|nonno|aunt\w*|uncle)`;
/** A small child stays with a grandparent for some hours and cries at the goodbye. */
export const staysWithNan: NamedScene = {
  id: 'withnan',
  image: 'a biscuit tin at a grandparent’s, and a parent who comes when it is time',
  cue: said(
    String.raw`\b(?:his|her|their|my|the|at) ${CARER}(?:['’]?s)?\b[^]*\b(?:cr(?:y|ies|ied|ying)|scream\w*|cling\w*|upset|tears|won['’]?t let go)\b[^]*\b(?:drop(?:s|ped|ping)? (?:him|her|them)(?: off)?|drop[- ]?off|when (?:i|we|mum\w*|mom\w*|dad\w*) (?:go|goes|leaves?|drops?)|(?:say(?:ing)?) (?:good)?bye)\b|\b(?:left|leave|leaves|leaving|drop\w*|stay(?:s|ing)?|being left|goes?) (?:\w+ ){0,3}?(?:with|at|to) (?:his|her|their|my|the)? ?${CARER}\b[^]*\b(?:cr(?:y|ies|ied|ying)|scream\w*|cling\w*|upset|tears|won['’]?t let go)\b|\b(?:cr(?:y|ies|ied|ying)|scream\w*|cling\w*|upset|tears)\b[^]*\b(?:left|leave|leaves|leaving|drop\w*|go(?:es|ing)?|stay(?:s|ing)?) (?:\w+ ){0,3}?(?:with|at|to) (?:his|her|their|my|the)? ?${CARER}\b`,
    String.raw`\b(?:night|overnight|sleep\w*|died|funeral|hospital|lives? with|going home|holiday|contact|dad'?s|when (?:nan\w*|gran\w*) leaves|leav(?:e|es|ing) (?:her|his) (?:nan|gran)\w*)\b`,
  ),
  decides: true,
  titles: { young: 'Nose, Tin, Door', older: 'The Tin on the Shelf' },
  text: {
    '2-3': `
      D<withnan> Bye-bye, says somebody. Wave, wave. {Name is} here for a bit. Look, a tin!
      P<withnan> Who goes away comes back.
      Q<withnan> At the goodbye, {Name} may feel ____.
      H<withnan> {helper} can wave too.
      T<withnan> {he} can cry and get a cuddle.
      C<withnan> {he} can say, "Bye-bye, and hello again."
      A<withnan> Tick, tock, lunch, nap. Ding-dong! Hello again. Bye-bye, tin.
    `,
    '4-5': `
      D<withnan> A goodbye is at the door. {Name} stays here for some hours. It is a good house, with a tin on the shelf. All the same, a goodbye can hurt, and tears come. They are about the one who goes, and not about the house.
      P<withnan> The one who goes thinks of {Name}, too. It is hard to walk off with a wave.
      Q<withnan> After the wave, {Name} may feel ____.
      H<withnan> {helper} can say when it ends, like "after the nap".
      H<withnan> {helper} can have a job ready, like filling a jug.
      T<withnan> {he} can wave from the window.
      T<withnan> {he} can bring one thing from home.
      C<withnan> {he} can say, "Wave now. Hello later."
      A<withnan> The tears were there, and then there was a jug. After the nap the bell goes, and there is the hello. A goodbye has two ends, and the second is a hug.
    `,
  },
};
