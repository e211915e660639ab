import { said, type NamedScene } from '../scene.ts';

/** A nose that bleeds: it looks like a lot, and it stops when the soft part is held and the head leans forward. */
export const pinchAndLean: NamedScene = {
  id: 'nosebleed',
  image: 'two fingers on a nose and a clock that counts ten minutes',
  cue: said(
    String.raw`\bnose ?-?bleeds?\b|\bnose\b[^.]{0,20}\b(?:bleeds?|bled|bleeding)\b|\bblood (?:from|out of|coming out of) (?:his|her|their|the) nose\b`,
    String.raw`\b(?:punch\w*|hit(?:s|ting)?|fights?|fighting|haemophilia|hemophilia|operation|died)\b`,
  ),
  decides: true,
  answers: /\b(?:nose ?-?bleeds?|blood|bleed\w*|scares?|scared|panic\w*|cries|school|class|hates?)\b/i,
  titles: { young: 'Pinch and Lean', older: 'Ten Minutes by the Clock' },
  text: {
    '2-3': `
      D<nosebleed> Drip. Something red comes from a nose. {Name} may cry. A big hand holds the nose. Hold, hold, hold.
      P<nosebleed> Big noses do that too. Then they stop.
      Q<nosebleed> When it drips, {Name} may feel ____.
      H<nosebleed> {helper} can hold {him} close.
      H<nosebleed> {helper} can wipe it softly.
      T<nosebleed> {he} can sit and lean.
      T<nosebleed> {he} can look at a book.
      C<nosebleed> {he} can say, "Hold, hold, stop."
      A<nosebleed> It was hard, and it stopped. The nose is clean. Sniff, sniff. Soft steps now.
    `,
    '4-5': `
      D<nosebleed> Inside a nose the skin is thin. It can get a tiny crack, and red drops come out. {Name} may get a fright, because red looks like a lot. That is called a nosebleed. A body has plenty more, so that bit is not missed. It stops when the soft part is held.
      P<nosebleed> Grown-ups get nosebleeds too. They sit down, hold on and look at the wall.
      P<nosebleed> A few drops on a white cloth look huge. In a bath they could hardly be seen.
      Q<nosebleed> When red comes from the nose, {Name} may feel ____.
      H<nosebleed> {helper} can pinch the soft part and count the minutes.
      H<nosebleed> {helper} can hold a bowl and a wet cloth.
      T<nosebleed> {he} can sit down and lean forward a bit.
      T<nosebleed> {he} can breathe with {his} mouth open, slowly.
      C<nosebleed> {he} can say, "Pinch, lean, wait."
      A<nosebleed> It felt hard to wait, and then it had stopped. The crack in there is shut now. It likes some quiet, so no blowing and no picking. The shirt goes in the wash. The nose may have a rest.
    `,
    '6-7': `
      D<nosebleed> A nosebleed starts without asking. The skin in a nose is thin, and dry air can crack it. {Name} may be scared by how red it is. Red on white is a loud colour. In truth it is a few spoons, and a body soon makes more. With a pinch and some minutes, most noses stop.
      P<nosebleed> Other children may shout "Blood!" and jump up. They got a fright too. A teacher has seen many of these.
      P<nosebleed> Long ago people leaned back for it. Then it ran down the throat. Leaning forward is better.
      Q<nosebleed> At the first drop, {Name} may feel ____. Hearts go fast when they see red.
      H<nosebleed> {helper} can look at the clock for ten minutes. ~ Peeking starts it again.
      H<nosebleed> {helper} can stay and talk about something else.
      T<nosebleed> {he} can sit, lean forward and pinch the soft part of the nose.
      T<nosebleed> {he} can breathe through {his} mouth, and spit out what tastes odd.
      C<nosebleed> {he} can think, "Pinch, lean, ten minutes."
      A<nosebleed> The clock went round, and the pinch could let go. It had stopped. That was a hard bit of waiting. The crack mends by itself, if fingers leave it alone. If one goes on for long, a grown-up asks a doctor.
    `,
    '8-10': `
      D<nosebleed> Just inside the nose lies a patch of tiny blood vessels, covered by skin as thin as paper. It warms the air, and it cracks easily. A nosebleed can look like an accident, and {Name} may panic at the sight of it. That is hard to help, because brains treat red as an alarm. The amount is mostly a spoonful or two, spread out by a tissue. There are two things that stop it: pressure and time.
      P<nosebleed> People nearby give advice, and half of it is a hundred years old. Nobody leans back any more. The head goes forward, so that it runs out and not down.
      P<nosebleed> In most classes there is somebody who gets them often. Teachers fetch the tissues and go on with fractions.
      Q<nosebleed> When it starts in front of others, {Name} might feel ____. The blood and the staring may each have a word.
      H<nosebleed> {helper} can write the three steps on a card for the pencil case.
      H<nosebleed> {helper} can ask a doctor if it comes often or lasts long. ~ There are simple treatments.
      T<nosebleed> {he} can sit, lean forward and pinch the soft part for ten minutes without looking.
      T<nosebleed> {he} can tell a teacher, "Nosebleed, I know what to do," and go to the sink.
      C<nosebleed> {he} can think, "A spoonful. Pinch, lean, ten minutes."
      A<nosebleed> After ten minutes the pinch lets go, and it has stopped. If it has not, there are ten more. It was a hard wait with a dull view of the floor. The shirt needs cold water, and the nose needs a day without fingers. Below the thin skin it has begun to mend.
    `,
    '11+': `
      D<nosebleed> A nosebleed has a talent for bad moments: a test, a match, a silent room. The cause is usually a small vessel behind very thin skin, which dry air, a cold or growing is enough to open. {Name} may find the blood less hard to bear than the attention. In volume it is modest, though a tissue makes the most of it. What ends it is mechanical, namely ten minutes of pressure on the soft part, leaning forward.
      P<nosebleed> Onlookers tend to call out instructions, most of them out of date. One sentence from the person concerned usually settles who is in charge.
      P<nosebleed> School staff deal with this about as often as with lost jumpers. They have gloves for it and no opinions.
      Q<nosebleed> When it starts, {Name} might notice ____. Embarrassment often arrives before alarm.
      H<nosebleed> {helper} can mention it to a doctor if it is frequent or lasts past half an hour. ~ A small treatment often ends it for years.
      T<nosebleed> {he} can carry tissues, and know where the nearest sink is.
      T<nosebleed> {he} can leave with a gesture to the nose. ~ It explains itself.
      T<nosebleed> {he} can time it properly, because checking too early starts it afresh.
      C<nosebleed> {he} can think, "Forward, pinch, ten minutes. I have done this before."
      A<nosebleed> Ten minutes by the clock are long, and then it is over and there is a shirt to rinse in cold water. By the next lesson it is a thing that happened to somebody's nose. It may come again, and it will be hard in the same place: the first half minute. After that there is a procedure.
    `,
  },
};
