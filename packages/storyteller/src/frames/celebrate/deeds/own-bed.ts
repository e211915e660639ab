import type { DeedThread } from './deed-thread.ts';

/** A night in a bed of one's own: the warm spot, the sounds of the house and the morning. */
export const ownBed: DeedThread = {
  id: 'own-bed',
  image: 'the warm spot in a bed of one’s own, from the good night to the good morning',
  cue: /^(?![^]*\b(?:dry|dumm|bottle|napp|wee|wet|sleep-?over|camp|hotel|tent|friend'?s)\b)[^]*?\b(?:(?:slept|sleeps|sleeping|stayed|went to sleep|fell asleep|settled|woke up|went to bed|night)\b[^.!?]{0,30}\b(?:in (?:his|her|their|the|a) (?:\w+ )?(?:own|big|new|big (?:boy|girl|kid)|toddler|proper|bunk|cabin) (?:\w+ )?(?:beds?|rooms?|bedroom)|in (?:his|her|their) (?:bed|room|bedroom)\b(?=[^.!?]{0,30}\b(?:all night|whole night|through))))/i,
  decides: true,
  titles: { young: 'A Warm Spot in the Bed', older: 'Good Night and Good Morning' },
  text: {
    '2-3': `
      D<own-bed> The pillow was soft. The bed was warm. {Name} was in there. {his} body had a long rest. Then it was light!
      D<own-bed> Pillow, cover, bed. {Name} was in there. A warm body makes a warm bed. The moon went by. Good morning!
      P<own-bed> Big people like a bed of their own.
      P<own-bed> The people at home saw it. What a smile!
      Q<own-bed> In the warm bed, {Name} may feel ____.
      H<own-bed> {helper} can say, "Good morning, you."
      H<own-bed> {helper} can pull the cover up.
      T<own-bed> {he} can tuck in a teddy.
      T<own-bed> {he} can pat the pillow.
      C<own-bed> {he} can say, "My bed, my pillow."
      C<own-bed> {he} can say, "Night-night, bed. Hello, bed."
      A<own-bed> The sun is up. The bed is warm. A body was in there! Night-night later, bed.
      A<own-bed> The night went by. {his} body had its rest. There is the pillow. Hello, hello, morning!
    `,
    '4-5': `
      D<own-bed> A bed has a warm spot in the middle. A body makes that spot all by itself. {Name} was in it, and the house got quiet. The pillow was there, and the wall was there. In the morning they were still in the same place.
      D<own-bed> At night a bed is a small, soft house. The cover is the roof, and a body keeps it warm. {Name} was in there, with feet and all. Outside it was dark. Then it was light, and the bed had a dent in it.
      P<own-bed> In the other rooms there are beds with other people in them. At night, a house is full of sleepers.
      P<own-bed> Grown-ups wake up at night too. They turn the pillow round and go on.
      Q<own-bed> In that bed, in the dark, {Name} may have felt ____.
      H<own-bed> {helper} can ask in the morning how it was.
      H<own-bed> {helper} can say good night to the bed as well. ~ Then everybody is ready.
      T<own-bed> {he} can give a teddy a place on the pillow.
      T<own-bed> {he} can pull the cover straight and look at it.
      C<own-bed> {he} can say, "My bed is warm, and I am in it."
      C<own-bed> {he} can say, "Good night, pillow. Good morning, pillow."
      A<own-bed> The sun is up, and the bed is still a bit warm. A body slept there. Tonight the pillow is in the same place. So is the door, and so are the people at home.
      A<own-bed> There is a dent in the pillow, as big as a head. {his} body made it in the night. A bed that has been slept in is a real bed. It can be jumped out of now.
    `,
    '6-7': `
      D<own-bed> From a bed, the small sounds of a house can be heard at night. A pipe ticks, a stair creaks, and somebody turns over. {Name} heard them, or slept right through them. A body warms its bed from the inside, and that takes about ten minutes. After that, staying in is much nicer than getting out.
      D<own-bed> A bed of one's own is the same size at night as by day. In the dark it can seem bigger. {Name} was in the middle of it, and a body does the rest. It gets heavy, first the legs and then the eyes. When it is light again, hours have gone by that nobody noticed.
      P<own-bed> People at home listen for feet at night, even half asleep. It was nice to hear them in the morning.
      P<own-bed> Grown-ups wake up at night as well and look at the clock. Then they pull up the cover and sleep on.
      Q<own-bed> With the light off, {Name} may have felt ____. By the morning it may have been another word.
      H<own-bed> {helper} can ask what helped most. ~ It can help again tonight.
      H<own-bed> {helper} can keep the evening just the same.
      T<own-bed> {he} can show a toy where it sleeps tonight.
      T<own-bed> {he} can choose what is close by: a book or a torch.
      C<own-bed> {he} can think, "My bed is warm, and the morning comes here too."
      C<own-bed> {he} can say, "Good night, bed. I know you."
      A<own-bed> The pillow has a dent in it, and a body made that. {Name} knows how the bed feels in the dark and in the light. Some nights are harder than others. The bed stands in the same place for those too.
      A<own-bed> Now it is day, and the bed is just a bed. {his} body had a good long rest in it. Tonight the stair may creak again. It is an old friend by now.
    `,
  },
};
