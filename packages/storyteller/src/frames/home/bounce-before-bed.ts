import { said, type NamedScene } from '../scene.ts';

/** A body that bounces when it is time for bed. */
export const bounceBeforeBed: NamedScene = {
  id: 'bouncy',
  image: 'a ball that bounces lower each time, and then lies still',
  cue: said(
    String.raw`\b(?:bounc(?:es|ing|y|e)|trampolin\w* on|jump(?:s|ing)? (?:up and down |about |around )?on (?:the|his|her|their|our) (?:bed|mattress|bunk|sofa)|somersault\w*|hyper\w*|wild|giddy|silly|full of (?:beans|energy)|second wind|runs? (?:round|around|about|laps|riot|up and down)|racing (?:round|around)|zoom(?:s|ies|ing)|handstands?|roly[- ]?pol(?:y|ies)|laughs and laughs|giggl\w*|tickl\w*)\b`,
    String.raw`\b(?:morning|wakes? (?:up )?at|[1-5] ?am|scared|afraid|nightmares?|monsters?|phone|cr(?:y|ies|ying))\b`,
  ),
  decides: false,
  answers: /\b(?:bounc\w*|jump\w*|mattress|wild|hyper\w*|silly|\d+ ?pm)\b/i,
  titles: { young: 'Bounce, Bounce, Roll', older: 'How a Ball Comes to Rest' },
  text: {
    '2-3': `
      D<bouncy> Bounce, bounce, bounce! {Name} may bounce at night. A ball can bounce, too. Up, up, not so up. Then it can roll. Then it lies in bed.
      P<bouncy> Big people are slow at night. Their beds are flat.
      Q<bouncy> At bedtime, {his} legs may feel ____.
      H<bouncy> {helper} can count three more.
      H<bouncy> {helper} can press the feet.
      T<bouncy> {he} can do three small ones.
      T<bouncy> {he} can roll up like a ball.
      C<bouncy> {he} can say, "Bounce, bounce, roll."
      A<bouncy> Bounce, bounce, roll. The ball is still. The bed is still. The legs are long and flat. Night-night, ball.
    `,
    '4-5': `
      D<bouncy> At night, legs can have one more big go in them. {Name} may bounce on the bed like a ball. A ball does not stop in one go. It bounces high, and then lower, and then it rolls. A body can go to sleep like that, too.
      P<bouncy> The one who says goodnight is tired by now. Bounces look very high from there.
      P<bouncy> A tired body can be a wild one. It looks like the other way round.
      Q<bouncy> When it is time for bed, {his} legs may feel ____.
      H<bouncy> {helper} can count down: five high, four low, three small.
      H<bouncy> {helper} can press both feet with warm hands. ~ Legs like that.
      T<bouncy> {he} can bounce lower each time, and then roll.
      T<bouncy> {he} can push with both feet on the end of the bed.
      C<bouncy> {he} can say, "High, low, small, and roll."
      A<bouncy> The last bounce was as small as a pea. Then came a roll, and then nothing. The bed is a bed again, with a warm ball in it. A ball that lies still can go to sleep.
    `,
    '6-7': `
      D<bouncy> A ball that falls does not stop at once. It bounces high, then lower, then lower still, and at last it rolls. {Name} may be like that at bedtime, with a lot of bounce left over. A tired body often gets quick and silly just before it gets slow. It needs a way down, in small steps.
      P<bouncy> From outside it looks like being wide awake. Grown-ups are like that too, only they start to tidy a drawer.
      P<bouncy> The one who says goodnight has little bounce left at that hour. It makes a voice short.
      Q<bouncy> With all that bounce at night, {his} legs may feel ____.
      H<bouncy> {helper} can put the wild part earlier, before teeth and pyjamas. ~ Then there is time for the way down.
      H<bouncy> {helper} can roll {him} in a blanket, with the head out. ~ Muscles get the message.
      T<bouncy> {he} can do ten bounces on the floor, each one lower than the last.
      T<bouncy> {he} can push both feet against the end of the bed and let go.
      C<bouncy> {he} can think, "High, low, lower, roll."
      A<bouncy> The ball rolled as far as the pillow and stayed in bed. The bounce has not gone for good. It is kept in the legs for tomorrow. Nobody can hurry a ball, but it comes to rest each time.
    `,
    '8-10': `
      D<bouncy> Physics knows why a ball stops: at every bounce it loses a little height. {Name} may notice something like it at bedtime, when the body is tired and yet goes off like a spring. Overtired nervous systems do that. They put in an extra gear just when the day is over. The way out of it leads down by steps.
      P<bouncy> Adults have the extra gear as well. At eleven at night they begin to sort photographs.
      P<bouncy> Whoever is waiting to say goodnight has used up the day. It takes very little bouncing to make that voice short.
      Q<bouncy> When the extra gear goes in at night, {Name} might notice ____.
      H<bouncy> {helper} can move the wild half hour to before supper. ~ Bodies come down slowly.
      H<bouncy> {helper} can dim the lights an hour before bed. ~ It is a hint that brains understand.
      T<bouncy> {he} can do wall push-ups, each set half as long as the one before.
      T<bouncy> {he} can tense everything from the feet up, and let it go in the same order.
      C<bouncy> {he} can think, "Lower every time, and then roll."
      A<bouncy> The last few bounces were hardly worth counting. A ball on a flat bed has nothing left to do, and it does that well. The energy is not lost, it has only been put aside for the morning. Sleep takes over at some point between the last roll and the next thought.
    `,
  },
};
