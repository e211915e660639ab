import { said, type NamedScene } from '../scene.ts';

const ALONE = String.raw`(?:alone|(?:on|by) (?:his|her|their|my) own|by (?:him|her|them)sel(?:f|ves)|without (?:me|us|anyone|anybody|a grown-?up|mum|dad))`;
const WALK = String.raw`(?:walk(?:s|ed|ing)? (?:(?:back|all the way) )?(?:home|to school|from school|to and from school|to (?:his|her|their) (?:nan|gran|grandma|friend)\w*))`;

/** The way home on foot and alone: what can be agreed beforehand, and whom one can turn to on it. */
export const homeOnFootAlone: NamedScene = {
  id: 'onfoot',
  image: 'a way home on foot, with lights in it that somebody knows by name',
  cue: said(
    String.raw`\b${WALK}\b[^.!?]{0,24}\b${ALONE}|\b${ALONE}\b[^.!?]{0,16}\b${WALK}`,
    String.raw`\b(?:bus|train|tube|tram|followed|follows|strangers?|mugg\w*|attack\w*|robbed|gang|pushed|threat\w*|bull\w+|(?<!n['’]?t |not )wants? to walk|let (?:him|her|them) walk|allowed|ran off|runs? off|new (?:secondary )?school)\b`,
  ),
  decides: true,
  answers: /\b(?:walk\w*|home|alone|own|dark|minutes?|scared|nervous)\b/i,
  titles: { older: 'Lights Along the Way' },
  text: {
    '8-10': `
      D<onfoot> With somebody beside it, a way home is hardly noticed. Alone, it has a beginning, a middle and an end. {Name} may know every corner of it and still not want to go it without company. Ears are wide awake then, and a bin bag can sound like a person. It says nothing about courage. A way alone is a new thing, even when the way is old.
      P<onfoot> Most people walk a little faster on such a way, grown-ups as well. They just do not mention it.
      Q<onfoot> At the corner where the others turn off, {Name} might notice ____.
      H<onfoot> {helper} can walk it once together. ~ Then it is settled where to cross, and which shop to go into.
      H<onfoot> {helper} can come to meet {him} half-way at first. ~ The half can move, bit by bit.
      T<onfoot> {he} can stay where there are lights and people, even if it takes longer.
      T<onfoot> {he} can ask who else goes that way. ~ Two on a way make it short.
      T<onfoot> {he} can ring and talk for the last bit.
      C<onfoot> {he} can think, "I know this way, and I know who is on it."
      A<onfoot> The corner came, and then the shop, and then the front door. It took as long as it takes. A way gets shorter in the head each time it is gone. When it does not, it can be gone with somebody, and that is a good answer, too.
    `,
    '11+': `
      D<onfoot> There is a difference between knowing a street and being the only person in it. {Name} may have gone that way a thousand times next to somebody, and would rather not go it alone. The unease is not childish. It is attention with nobody to share it. It can be used to plan the walk, and then most of it has nothing left to do.
      P<onfoot> Plenty of adults choose the longer road because it is lit, or hold a phone to one ear. It is called being sensible.
      P<onfoot> At home somebody looks at the clock, and would far rather be rung than left guessing.
      Q<onfoot> Where the others turn off, {Name} might notice ____. It often shows in the pace before it shows in a thought.
      H<onfoot> {helper} can settle the details once: which way, until what hour, and which door to go in at if something feels wrong.
      H<onfoot> {helper} can say that a lift on a bad evening is no defeat.
      T<onfoot> {he} can share a location or a call for ten minutes. ~ It is what phones are for.
      T<onfoot> {he} can take the lit road with the shops, and keep one ear free of headphones.
      T<onfoot> {he} can ask around who lives in that direction. ~ Somebody usually does.
      C<onfoot> {he} can think, "Lit road, open shop, one call away."
      A<onfoot> The walk has places in it by now: the lamp by the chemist, the house with the dog, the last bend. None of them is exciting, which is the point. On some evenings company is better, and it can be asked for. On others there is a song that lasts exactly as long as the way.
    `,
  },
};
