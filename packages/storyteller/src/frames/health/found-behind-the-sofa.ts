import { said, type NamedScene } from '../scene.ts';

const AIDS = String.raw`(?:hearing aids?|aids?|implants?|processors?|cochlears?|ba?ha)`;

/** Hearing aids that are pulled out, thrown or hidden. */
export const foundBehindTheSofa: NamedScene = {
  id: 'aidsout',
  image: 'a box with a lid, where hearing aids go when ears have had enough',
  cue: said(
    String.raw`(?=[^]*\b${AIDS}\b)[^]*?\b(?:(?:tak(?:es?|ing)|pull(?:s|ing)?|rips?|ripping|yank(?:s|ing)?|throw(?:s|ing)?|tears?|took|keeps? (?:taking|pulling)) (?:(?:them|it|his|her|the|their|both)\b ?(?:\w+ ){0,3}?)?(?:out|off|away)|hid(?:es?|ing|den)|throws? (?:them|it)|won['’]?t (?:keep|leave|wear)|refus\w+ to wear|loses? (?:them|it)|down the (?:toilet|sink|drain))\b`,
    String.raw`\b(?:(?:too|so) (?:loud|noisy)|(?:dinner|lunch) hall|canteen|laugh\w*|teas\w*|embarrass\w*|friends|classmates|star(?:e|es|ing)|new school|secondary|hides? (?:them )?(?:under|behind|with) (?:his|her|their) hair|under (?:his|her|their) hair)\b`,
  ),
  decides: false,
  answers: /\b(?:out|off|hid\w*|tak\w+|pull\w*|throw\w*|lose\w*|wear)\b/i,
  titles: { young: 'In the Ear or in the Box', older: 'In the Ear or in the Box' },
  text: {
    '2-3': `
      D<aidsout> On goes the hearing aid. So much to hear! {Name} may pull it out. It is small. It can get lost.
      P<aidsout> A lot of sound can be too much.
      Q<aidsout> With so much sound, {Name} may feel ____.
      H<aidsout> {helper} can make it quiet.
      H<aidsout> {helper} can hold out the box.
      T<aidsout> {he} can pat one ear.
      T<aidsout> {he} can give it to a big hand.
      C<aidsout> {he} can say, "Ear or box?"
      A<aidsout> Click, the box is shut. Ears can rest. Then open, pop, back in the ear. Hello, sounds!
    `,
    '4-5': `
      D<aidsout> Hearing aids bring a lot of sounds to {Name}. When it is too loud, a hand may pull them out. Then they go behind a cushion, or into a shoe. They are small and hard to find. So they have two places: in the ear or in the box.
      P<aidsout> Grown-ups crawl on the floor and look for them. They are not cross with the ears. They want the sounds to come back.
      P<aidsout> Ears that hear more get tired sooner. A rest is fine.
      Q<aidsout> When the sounds are too much, {Name} may feel ____.
      H<aidsout> {helper} can ask if it is loud or it rubs.
      H<aidsout> {helper} can make a rest time with quiet in it.
      T<aidsout> {he} can pat an ear, which means "too much".
      T<aidsout> {he} can put them in the box.
      C<aidsout> {he} can say, "In the ear or in the box."
      A<aidsout> Nobody needs to look under the sofa today. The hearing aids were in the box, and ears had a rest. Now they are back in, and there is a voice. It says, "There you are."
    `,
    '6-7': `
      D<aidsout> With hearing aids, all sounds come in: voices, chairs, taps and the wind. Sometimes that is too much, or something rubs. Then {Name} may pull them out and put them where nobody looks. It makes a quiet place at once. But things as small as beans get lost, and voices get lost with them. A rest is fine, and a box is a good place for it.
      P<aidsout> Brains learn new sounds bit by bit. It is tiring work for the first weeks.
      P<aidsout> The people who fit them can make them softer. They need to know what is too loud.
      Q<aidsout> When the sounds are too much, {Name} may feel ____.
      H<aidsout> {helper} can plan a rest for ears before it is too much.
      H<aidsout> {helper} can tell the hearing clinic what rubs or hurts.
      T<aidsout> {he} can show a sign for "too loud" or "it rubs".
      T<aidsout> {he} can put them in the box with the lid. ~ There they can be found.
      C<aidsout> {he} can think, "In the ear or in the box."
      A<aidsout> The lid went on, and for a while it was quiet. Ears can be off duty too. Then the hearing aids went back in, and somebody was telling a joke. It was good to hear the end of it.
    `,
  },
};
