import { said, type NamedScene } from '../scene.ts';

/** A long flight, and a belt that stays shut: bottoms sit, and the rest of a body may move. */
export const beltAllTheWay: NamedScene = {
  id: 'beltflight',
  image: 'a belt that goes click, and everything that can move while a bottom sits',
  cue: said(
    String.raw`\b(?:(?:seat ?)?belts?|strapped in|buckled?)\b|\b(?:sit(?:s|ting)? (?:still|down|in (?:his|her|their|one|the) seat)|stay(?:s|ing)? (?:still|seated|in (?:his|her|their|the) seat)|can['’]?t sit|won['’]?t sit|fidget\w*|wriggl\w*|restless|run(?:s|ning)? up and down)\b`,
    String.raw`\b(?:crash\w*|turbulen\w*|security|scanner|suitcase|conveyor|alone|car seat)\b`,
  ),
  decides: false,
  answers: /\b(?:long|belts?|sit\w*|still|seat\w*|strapped|hates?|fidget\w*|wriggl\w*)\b/i,
  titles: { young: 'Click, and Toes Can Dance', older: 'Hours in One Seat' },
  beside: {
    benefits: [
      'Says why a belt is shut on a plane, and when it may be open.',
      'Shows what can move while a body sits.',
      'Gives {name} something to do in a long seat.',
    ],
    talk: {
      young: ['What can dance in a seat?', 'Which word fits in the blank today?', 'What shall we pack for the seat?'],
      older: [
        'What makes hours long or short?',
        'Which word went into the blank?',
        'What goes into the bag for each hour?',
      ],
    },
  },
  text: {
    '2-3': `
      D<beltflight> {Name is} on a plane. Here is a seat. Click goes the belt! It holds a tummy. Toes can still dance.
      P<beltflight> Big people sit and sit, too.
      Q<beltflight> With the belt shut, {Name} may feel ____.
      H<beltflight> {helper} can do click with {Name}.
      H<beltflight> {helper} can play clap, clap.
      T<beltflight> {he} can dance with ten toes.
      T<beltflight> {he} can look out.
      C<beltflight> {he} can say, "Click! Dance, toes."
      A<beltflight> The plane is down. Ding! Click, the belt is open. Up, legs! Toes can walk now, and dance.
    `,
    '4-5': `
      D<beltflight> On a plane {Name has} a seat and a belt. Click. There is a small light with a belt on it. Light on means belt shut. Air can be bumpy, and a belt holds people down. It holds a tummy, but not toes and not hands.
      P<beltflight> Sitting for long is hard for grown-ups too. They cross their legs and uncross them.
      P<beltflight> The people who fly the plane have belts on as well.
      Q<beltflight> When the belt is shut, {Name} may feel ____.
      H<beltflight> {helper} can walk about with {Name} in between.
      H<beltflight> {helper} can bring out one small thing at a time.
      T<beltflight> {he} can press both feet down and let go.
      T<beltflight> {he} can look for the light and say, "On" or "Off".
      C<beltflight> {he} can think, "My tummy sits, and my toes can dance."
      A<beltflight> Ding, the light is off. The belt may open for a bit. Legs go up and down the plane. Then it is on again, and click. It is a long way to sit. At the end everybody gets up at once.
    `,
    '6-7': `
      D<beltflight> A long flight is mostly sitting. {Name has} a seat, a belt and a small light overhead. When the light is on, belts are shut. Air has bumps that nobody can see. When it is off, people may get up and walk a bit. Bodies are made for moving. So it is no wonder if one gets tired of it.
      P<beltflight> Grown-ups wriggle on planes as well. They call it stretching.
      P<beltflight> The pilots sit with belts on from the first minute to the last.
      Q<beltflight> After an hour in the seat, {Name} may feel ____. It may be in the legs.
      H<beltflight> {helper} can cut the flight into parts, with one thing for each. ~ A part has an end that can be seen.
      H<beltflight> {helper} can walk to the back and home again with {him}.
      T<beltflight> {he} can push the feet hard against the floor, ten times. ~ Nobody can see it.
      T<beltflight> {he} can ask, "Which part is it now?"
      C<beltflight> {he} can think, "This part ends, and then comes the next."
      A<beltflight> The last part of a flight feels the longest. Then the wheels of the plane went bump, and the light went off. Two hundred belts clicked at once. Legs felt odd for ten steps, and after that they ran.
    `,
  },
}; // prettier-ignore
