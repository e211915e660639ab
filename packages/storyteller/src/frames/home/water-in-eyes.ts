import { said, type NamedScene } from '../scene.ts';

const HAIR = String.raw`(?:hair|shampoo\w*|rins\w+)`;
const EYES = String.raw`(?:(?:his|her|their|the) (?:eyes?|face)|water (?:\w+ ){0,3}(?:eyes?|face)|sting\w*|eyes)`;

/** A hair wash, and water that runs into the eyes. */
export const waterInEyes: NamedScene = {
  id: 'eyes',
  image: 'two dry eyes under a cloth, while the water runs down the back',
  cue: said(
    String.raw`\b${HAIR}\b[^]{0,80}?\b(?:${EYES}|goggles)\b|\bgoggles\b[^]{0,40}?\b${HAIR}\b|\b(?:water|shampoo|soap|suds)\b[^.]{0,24}\b(?:in|into|on|near|over|down) (?:his|her|their|the) (?:eyes?|face)\b[^]*\b${HAIR}\b`,
    String.raw`\b(?:swim\w*|pool|hair ?cut\w*|hairdresser|brush\w*|fringe|dye\w*)\b`,
  ),
  // What is worst about it may stand in the notes alone.
  inNotes: true,
  decides: /\b(?:wash\w*|rins\w*|shampoo\w*) (?:\w+ )?hair\b[^.!?]{0,30}\bgoggles\b/i,
  titles: { young: 'Two Dry Eyes', older: 'Where the Water Runs' },
  text: {
    '2-3': `
      D<eyes> Hair gets a wash. Water goes on top. {Name has} two eyes. Eyes like it dry. Here is a soft, dry cloth.
      P<eyes> Soap in an eye can sting. Big people blink, too.
      Q<eyes> When the water comes, {Name} may feel ____.
      H<eyes> {helper} can say, "Ready? Now."
      H<eyes> {helper} can cover both eyes.
      T<eyes> {he} can hold the cloth on both eyes.
      T<eyes> {he} can look up at the lamp.
      T<eyes,comforter> {he} can look at {comforter}.
      C<eyes> {he} can say, "Cloth on, eyes dry."
      A<eyes> Drip, drip, down the back. The hair is wet. The eyes are dry. Off comes the cloth. Peep!
    `,
    '4-5': `
      D<eyes> At a hair wash, water runs down. When a head bends forward, it runs into the eyes. {Name} may know how that stings. When a head tips back, the water runs down the back. A dry cloth keeps out the last drops.
      P<eyes> Soap in an eye stings for everyone. Grown-ups shut theirs tight and feel about for the towel.
      Q<eyes> When the water comes near the eyes, {Name} may feel ____.
      H<eyes> {helper} can say, "Now," before the water comes. ~ Then it is no surprise.
      H<eyes> {helper} can make a roof with one hand. ~ Water runs off at the sides.
      T<eyes> {he} can hold a dry cloth on both eyes.
      T<eyes> {he} can look for a spot on the ceiling.
      T<eyes,comforter> {he} can look up at {comforter} on the shelf.
      C<eyes> {he} can say, "Head back, cloth on, now."
      C<eyes> {he} can count the cups, "One cup, two cups, all done."
      A<eyes> The water ran down the back, drip, drip. The soap went with it. Off comes the cloth. Two eyes look out, and they are dry. The hair is wet, and a towel can do the rest.
    `,
    '6-7': `
      D<eyes> Water takes the shortest way down. At a hair wash, {Name} may have found that out. From a head that bends forward, it runs across the face. From a head that tips back, it runs down the neck. A folded cloth on the eyes catches what goes wrong.
      P<eyes> The person who pours sees a head from above, with hair on it. From there, nobody can see where the drops go. It helps to be told.
      Q<eyes> When water comes near the eyes, {Name} may feel ____. It may be there before the first drop.
      H<eyes> {helper} can say "now" before each cup. ~ A body that is told can hold still.
      H<eyes> {helper} can use a small jug and pour from behind. ~ Less water is easier to steer.
      T<eyes> {he} can hold a dry cloth across both eyes and then say "now".
      T<eyes> {he} can do the pouring with a small cup. ~ Hands that pour know when it comes.
      T<eyes,comforter> {he} can leave {comforter} where it is dry.
      C<eyes> {he} can think, "Head back, and the water goes behind me."
      A<eyes> Three cups went down the back of the neck, and the foam went along. The cloth came off, and two eyes were dry. If a drop gets in on another day, clean water washes it out. Now the hair can drip on the mat.
    `,
    '8-10': `
      D<eyes> When {his} eyes sting at a hair wash, there is a reason. Shampoo is made to loosen grease, and an eye is covered by a thin film with some grease in it. Even plain water can sting, since it is less salty than tears. So it makes sense to keep both of them out. The rest is a matter of slopes. Bent forward, hair drains across the face, and with the head tipped back it drains down the neck.
      P<eyes> People who do not mind water in their eyes tend to say that it is only water. They mean to help. In their eyes that is so.
      Q<eyes> Just before the rinse, {Name} might notice ____. It may be in the shoulders or the breath.
      H<eyes> {helper} can hand over the shower head and stay near. ~ Whoever holds the water knows where it goes next.
      H<eyes> {helper} can buy swimming goggles or a rinsing cap. ~ Neither of them is just for small children.
      T<eyes> {he} can try the rinse with the head tipped back and a folded flannel across the eyes.
      T<eyes> {he} can wash hair on a separate day from the rest, when there is time.
      C<eyes> {he} can think, "Head back, slope behind me."
      A<eyes> The foam took the slope down the neck and was gone. The flannel was only damp on one side, so it had done its job. Two eyes were dry the whole time. Hair takes an hour to dry, and nobody needs to watch that.
    `,
  },
};
