import { said, type NamedScene } from '../scene.ts';

const NOT_TIRED = String.raw`\b(?:(?:is|isn'?t|not|he's not|she's not|they're not|never|n'?t) (?:\w+ )?(?:even )?(?:tired|sleepy)|wide awake (?:at|come) bed ?time|full of (?:beans|energy) at (?:bed ?time|night))\b`;

/** Bed comes, and the body says that it is not tired. */
export const notTired: NamedScene = {
  id: 'nottired',
  image: 'a body with jumps left in it, which get used up before they are under the blanket',
  cue: said(
    String.raw`(?=[^]*\b(?:bed|sleep|asleep|bed ?time|night)\b)[^]*?${NOT_TIRED}`,
    String.raw`\b(?:nap|wakes?|woke|waking|friends?|class|phone|worr\w*|thoughts?)\b`,
  ),
  decides: false,
  titles: { young: 'Ten Jumps Left', older: 'Who Says Who Is Tired?' },
  text: {
    '2-3': `
      D<nottired> It is time for bed. {Name has} jumps left. One jump, two jumps. Feet like to go, go, go. Then the jumps get small.
      P<nottired> Tired can look like jumping. Big ones yawn and rub.
      Q<nottired> In bed, wide awake, {Name} may feel ____.
      H<nottired> {helper} can turn the light low.
      H<nottired> {helper} can count three last jumps.
      T<nottired> {he} can do one big stretch.
      T<nottired> {he} can lie like a log.
      T<nottired,comforter> {he} can lie by {comforter}.
      C<nottired> {he} can say, "Last jump, lie down."
      A<nottired> Three jumps are all gone. The feet lie side by side. Eyes may stay open for a bit. The bed is warm. Night-night, jumps.
    `,
    '4-5': `
      D<nottired> "Not tired," says a mouth. It is bedtime, and {Name} may still have ten jumps left. Jumps under a blanket are no good. They make the bed hot, and the pillow falls out. So they get used up first. After that a body can lie down and see what happens.
      P<nottired> Nobody can tell from inside when sleep is near. It does not knock. Grown-ups who want to see a film to its end know that.
      Q<nottired> Lying there, not tired yet, {Name} may feel ____.
      H<nottired> {helper} can count the last ten jumps, slower and slower.
      H<nottired> {helper} can make the light low an hour before. ~ A body waits for the dark.
      T<nottired> {he} can jump ten jumps on the rug, and then lie flat.
      T<nottired> {he} can lie still and listen for three far-off sounds.
      T<nottired,comforter> {he} can show {comforter} how to lie still.
      C<nottired> {he} can think, "I can be awake. I just lie here."
      A<nottired> Ten, nine, eight, and the last jump was just a hop. Then there was a bed with two feet in it. Nobody asked them to be tired. Lying there was enough. Nobody saw when sleep came, and it came.
    `,
    '6-7': `
      D<nottired> At bedtime {Name} may be the least tired person in the house. It feels that way, and it may well be true. A body keeps its wakefulness up for a last hour before sleep. Then it drops, all at once. The drop happens sooner in a dim room and lying down. So bed is where it is waited for.
      P<nottired> "I am not tired," people say at bedtime, with their eyes half shut. Grown-ups say it in front of the television.
      Q<nottired> In bed and wide awake, {Name} may feel ____. It may be a restless word or a bored one.
      H<nottired> {helper} can agree that sleep is not asked for. ~ Resting is enough, and it is easier to do.
      H<nottired> {helper} can turn the lights down an hour before bed. ~ Eyes tell the brain that it is evening.
      T<nottired> {he} can read in bed until the page goes blurry.
      T<nottired> {he} can do a slow stretch for every part, from toes to ears.
      C<nottired> {he} can think, "I am not going to sleep. I am only lying down."
      A<nottired> The room was dim, and bed was just a place to lie. There was no moment at which anybody became tired. It was just suddenly morning, with a blanket on the floor. Bed had done its part, and all it needed was somebody in it.
    `,
  },
};
