import { said, type NamedScene } from '../scene.ts';

const COMES = String.raw`(?:com(?:e|es|ing)|climb(?:s|ing)?|gets?|getting|creep(?:s|ing)?|crawl(?:s|ing)?|sneak(?:s|ing)?|hops?|jump(?:s|ing)?|slips?|wander(?:s|ing)?|walk(?:s|ing)?|runs?|pads?|ends? up|ending up|turns? up|arrives?|appears?|moves?)`;
const BIG_BED = String.raw`(?:in(?:to|side)? (?:the )?bed (?:with|beside|next to) (?:us|me|mum\w*|dad\w*|mom\w*|mama|papa)|(?:(?:back )?in(?:to)?|to) (?:our|my|mummy'?s|mum'?s|mommy'?s|mom'?s|daddy'?s|dad'?s|the big|nan\w*'?s|gran\w*'?s|(?:his|her|their) (?:parents'?|mum'?s|dad'?s)|mine|ours)(?: (?:and daddy'?s |big )?(?:bed|room|bedroom)\b)?|(?:back )?in(?:to)? (?:with|beside|next to) (?:us|me|mum\w*|dad\w*|mom\w*|mama|papa)|(?:in |through |back |over )?to (?:us|me)\b|between us)`;
const BY_NIGHT = String.raw`(?:nights?|[1-6](?:[.:]\d\d)? ?(?:am|a\.m\.|o'?clock|in the morning)|(?:at|around|about|by) (?:[1-6]|one|two|three|four|five)\b|midnight|wak(?:es?|ing)|own (?:bed|room)|early hours|small hours)`;

/** Somebody who gets up at night and goes to the big bed: the way there, and the way back. */
export const backToTheOwnBed: NamedScene = {
  id: 'bigbed',
  image: 'the way to the big bed at night, and the way back to a bed of one’s own',
  cue: said(
    String.raw`(?=[^]*\b${BY_NIGHT})[^]*\b${COMES} (?:\w+ ){0,4}?${BIG_BED}`,
    String.raw`\b(?:nightmares?|bad dreams?|monsters?|burglars?|storms?|thunder|ill|died|dead|fire|wet|(?:scared|afraid|frightened) of|ghosts?|move[ds]? (?:house|home)|other bed|baby is|nap)\b`,
  ),
  decides: true,
  answers: /\b(?:our|my|the big|mum\w*'?s?) bed\b|\bin(?:to)? with (?:us|me)\b|\binto ours\b|\bexhausted\b|\bwakes?\b/i,
  titles: { young: 'Pat, Pat, and Back to Bed', older: 'There and Back at Night' },
  text: {
    '2-3': `
      D<bigbed> It is dark, and {Name} may wake up. Pat, pat, pat to the big bed. It is full of legs! Pat, pat, pat. Back to {his} bed.
      P<bigbed> Big people sleep at night too.
      Q<bigbed> Awake in bed, {Name} may feel ____.
      H<bigbed> {helper} can walk back too.
      H<bigbed> {helper} can tuck two feet in.
      T<bigbed> {he} can hug the pillow.
      T<bigbed> {he} can feel the warm sheet.
      T<bigbed,comforter> {he} can tuck {comforter} in.
      C<bigbed> {he} can say, "Pat, pat, my bed."
      A<bigbed> Pat, pat, and here it is. It is still warm. Feet go in. Eyes go shut. Night-night, feet.
    `,
    '4-5': `
      D<bigbed> At night {Name} may wake up and go to the big bed. It is warm there, and somebody breathes. But one more makes that bed small. A knee is here, and an elbow is there. So there is a way back as well. It ends at the bed that is {his} own.
      P<bigbed> Grown-ups like a hug. At night they need their sleep as well.
      P<bigbed> All people wake up a bit in the night. Most of them turn over and forget it.
      Q<bigbed> Awake in the night, {Name} may feel ____.
      H<bigbed> {helper} can walk back with {him} and tuck {him} in. ~ It goes the same way each time.
      H<bigbed> {helper} can say goodnight in three words. ~ At night, few words are best.
      T<bigbed> {he} can find the cool side of the pillow.
      T<bigbed> {he} can lie still and listen to the night.
      T<bigbed,comforter> {he} can whisper to {comforter}, "We stay here."
      C<bigbed> {he} can think, "My bed is here, and it is still warm."
      A<bigbed> The way back was short. It went past the door, over the rug and in. The bed was still a bit warm. On some nights feet go there, and on some they stay. In the morning there is time for a hug.
    `,
    '6-7': `
      D<bigbed> In the middle of the night, feet can be quicker than a head. Before {Name is} wide awake, {he} may be in the big bed. One more makes that bed small. Somebody gets an elbow, and somebody has no blanket. The way back is just as short as the way there. At the end of it is {his} own bed.
      P<bigbed> A sleeping body wakes up a little a few times each night. It looks for what was there at bedtime, and then sleeps on.
      P<bigbed> Grown-ups who are woken at night are tired at breakfast. They can love somebody a lot and still need their sleep.
      Q<bigbed> Awake in the middle of the night, {Name} may feel ____.
      H<bigbed> {helper} can walk back with {him}, with few words and one tuck. ~ It goes the same way each time, so a body learns it.
      H<bigbed> {helper} can help to choose one thing to do before getting up. ~ It may be a sip of water or ten breaths.
      T<bigbed> {he} can turn over, find a cool spot and wait for ten breaths.
      T<bigbed> {he} can keep a cup of water where a hand finds it.
      T<bigbed,comforter> {he} can feel for {comforter} first, before the feet go anywhere.
      C<bigbed> {he} can think, "Same bed, same pillow. Sleep comes back."
      A<bigbed> On some nights the feet went all the way and came back. On one night they only got as far as the rug. Each time the bed was there, with the pillow in its place. In the morning the big bed is there, and a hug wakes nobody.
    `,
    '8-10': `
      D<bigbed> Everybody wakes several times a night, mostly for less than a minute. Most sleepers turn over and remember nothing about it. {Name} may have got into the way of standing up instead, and then sleep goes on in somebody else's bed. It is a habit of a half-asleep body, and no sign of being little. Habits of the night can change, though seldom in one night. The part to practise is the minute before getting up.
      P<bigbed> Quite a few people of this age do the same and tell nobody.
      P<bigbed> At three in the morning, adults often say yes because it is the quickest way to sleep. By day they are easier to make a plan with.
      Q<bigbed> Awake in the small hours, {Name} might feel ____.
      H<bigbed> {helper} can agree by day on what happens at night, and then walk {him} back without a discussion. ~ The same thing each time works best when everyone is half asleep.
      H<bigbed> {helper} can look in once on the way to bed. ~ It is one reason less to come and check.
      T<bigbed> {he} can stay where {he is} for twenty slow breaths before deciding anything. ~ By then the decision is often asleep.
      T<bigbed> {he} can keep what helps within reach, such as water, a small light and a dull book.
      C<bigbed> {he} can think, "Half awake is not awake. Turn over."
      A<bigbed> There were nights with a walk in them and nights without, and the second kind got more common. A walk back takes half a minute, and it counts as practice as well. One morning the bed had been slept in from end to end, and nobody could say what was different. The big bed is still there by day.
    `,
  },
};
