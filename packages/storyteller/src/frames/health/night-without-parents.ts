import { said, type NamedScene } from '../scene.ts';

/** Nights on a ward without a parent in the next bed: who is awake there, and a good night that is fixed. */
export const nightWithoutParents: NamedScene = {
  id: 'nightward',
  image: 'a small lamp at the nurses’ desk, which is on all night',
  cue: said(
    String.raw`\b(?:(?:i|we|one of us|mum|dad|parents?) (?:\w+ )?(?:can['’]?t|cannot|can not|won['’]?t be able to|are not allowed to|am not allowed to|may not|could ?n['’]?t) (?:\w+ )?(?:stay|sleep|be there)(?: \w+){0,3} ?(?:nights?|over|at night|in the evenings?)?|(?:nights?|sleep\w*|stay\w*) (?:\w+ ){0,4}(?:without (?:me|us|mum|mummy|dad|daddy|a parent)|on (?:his|her|their) own|alone|by (?:him|her)self)|no (?:bed for|parents? (?:at night|overnight)))\b`,
    String.raw`\b(?:came home|home from|home again|sister is in|brother is in)\b`,
  ),
  decides: false,
  takesHelps: true,
  answers: /\b(?:can['’]?t stay|nights?|the nurse|own pillow)\b/i,
  titles: { young: 'The Lamp at the Desk', older: 'The Lamp at the Desk' },
  text: {
    '2-3': `
      D<nightward> It is night in the hospital. {Name is} in bed. A nurse has a lamp. The lamp is on. Somebody is awake.
      P<nightward> Nurses like to look in. Shh, they go on soft feet.
      Q<nightward> In the hospital bed, {Name} may feel ____.
      H<nightward> The nurse can sit by the bed.
      H<nightward> The nurse can hold a hand.
      T<nightward> {he} can call the nurse.
      T<nightward> {he} can hug a soft thing.
      C<nightward> {he} can say, "Hello, lamp. Night-night."
      A<nightward> The lamp is on. The nurse is near. Night goes by. Then it is day, and somebody comes. Hello!
    `,
    '4-5': `
      D<nightward> In a hospital, a lamp is on all night at the desk. A nurse sits there and is awake. {Name} may lie in bed and look for the light. Somebody from home says good night and goes. It is hard to see a coat go out at the door. In the morning a coat comes in.
      P<nightward> Nurses work at night and sleep in the day. They like it when somebody calls.
      P<nightward> At home they think of the hospital bed when it gets dark.
      Q<nightward> When the coat goes out, {Name} may feel ____.
      H<nightward> {helper} can say who comes in the morning, and when.
      H<nightward> The nurse can sit by the bed for a bit.
      T<nightward> {he} can press the button, and the nurse comes.
      T<nightward> {he} can hold a thing that smells of home.
      C<nightward> {he} can think, "The lamp is on. Somebody is awake."
      A<nightward> The lamp at the desk is on the whole night. Soft shoes go past the bed and back. Then the window gets light, and there is breakfast with a lid. A nurse goes home to sleep, and a coat comes in.
    `,
    '6-7': `
      D<nightward> At night a ward gets quiet, and one lamp stays on. It is at the nurses' desk. {Name} may wish for somebody from home in the next bed. Some grown-ups are needed elsewhere at night, and they do not like it either. It is not about who is loved more. The one at the desk is awake for all the beds.
      P<nightward> Nurses on nights know what to do about bad dreams.
      P<nightward> The others in the ward may miss somebody as well. In the dark it cannot be seen.
      Q<nightward> After good night, {Name} may feel ____. It may be in the throat.
      H<nightward> {helper} can leave a note under the pillow for each night.
      H<nightward> {helper} can agree on one time for a short call. ~ Short is easier to end.
      T<nightward> {he} can tell the night nurse what helps at home. ~ They write it down.
      T<nightward> {he} can press the button. ~ It is there for missing somebody, too.
      C<nightward> {he} can think, "The lamp is on, and somebody is awake."
      A<nightward> The lamp at the desk is switched off when the sun is up. One nurse goes, and another comes. The night was long, with soft shoes in it. By day the door to the ward is open for people from home.
    `,
  },
};
