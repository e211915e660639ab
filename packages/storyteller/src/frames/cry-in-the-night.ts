import { said, type NamedScene } from './scene.ts';

/** A baby that cries at night, and wakes the older child. */
export const cryInTheNight: NamedScene = {
  id: 'nightcry',
  image: 'a small cry on the other side of the wall, and somebody who gets up for it',
  cue: said(
    String.raw`(?=[^]*\b(?:baby|newborn|(?:new|little) (?:brother|sister)|twins)\b)(?=[^]*\b(?:nights?|asleep|sleep\w*|wak\w+|woken?|bedtime|tired)\b)[^]*\b(?:cr(?:ies|y|ying)|screams?|screaming|wakes? (?:him|her|them)|woken|keeps? (?:him|her|them) (?:awake|up)|can(?:'?t|not) sleep)\b`,
    String.raw`\bwakes? (?:up )?(?:the|her|his|our) (?:baby|brother|sister)|wak(?:es|ing) (?:the )?baby|when the baby is asleep|baby is sleeping|(?:he|she|they) (?:cries|screams)\b|quiet|expecting|pregnan\w*|not born|next month|due\b|hits?|bites?`,
  ),
  decides: /\bbaby (?:brother |sister )?(?:cries|cry|crying|screams|screaming|is crying|wakes (?:him|her|them))\b[^.!?]{0,24}\b(?:night|sleep|up)\b/i,
  answers: /\b(?:cr(?:ies|y|ying)|night|sleep\w*|cross|wak\w*|awake|tired)\b/i,
  titles: { young: 'Waa in the Night', older: 'On the Other Side of the Wall' },
  text: {
    '2-3': `
      D<nightcry> Waa! The baby is up. {Name} may wake up too. It is night. The baby calls for milk.
      P<nightcry> A grown-up gets up. Pat, pat, pat.
      Q<nightcry> Waa in the night! {Name} may feel ____.
      H<nightcry> {helper} can tuck {him} in.
      T<nightcry> {he} can turn round and lie down.
      C<nightcry> {he} can say, "Waa, and then hush."
      A<nightcry> Waa, and milk, and hush. The baby sleeps. {Name} can sleep too. Hush, night.
    `,
    '4-5': `
      D<nightcry> Babies do not know day and night yet. So a baby may cry in the dark. {Name} may wake up and be tired. It is fine to be cross about that. The baby does not do it to be mean. A tummy is small, and it is empty again soon.
      P<nightcry> Grown-ups are tired as well. They get up, so nobody else needs to.
      Q<nightcry> When the cry comes at night, {Name} may feel ____.
      H<nightcry> {helper} can shut a door softly.
      H<nightcry> {helper} can find time for a rest by day.
      T<nightcry> {he} can turn to the wall and hug the pillow.
      T<nightcry> {he} can cover {his} ears with what helps.
      C<nightcry> {he} can think, "Somebody gets up. I can stay warm."
      A<nightcry> The cry gets small, and then there is a gulp. A baby learns what night is, bit by bit. Until then some nights have a hole in them. The bed is still warm on both sides of it.
    `,
    '6-7': `
      D<nightcry> A new baby has a tummy as small as an egg. It is empty after a few hours, by night as well. Then the baby cries, and {Name} may be awake. It is annoying to be woken, and a person may be cross about it. Babies need weeks and months to learn that nights are for sleeping.
      P<nightcry> The grown-ups have shadows under their eyes. They get up so that the others can stay in bed.
      P<nightcry> A cry sounds close at night because all else is quiet. It is the same cry as by day.
      Q<nightcry> When it starts in the dark, {Name} may feel ____.
      H<nightcry> {helper} can think of a way to make the room quieter. ~ A rug, a shut door or a fan can do a lot.
      H<nightcry> {helper} can make bedtime a bit earlier for a while. ~ Then there is more sleep in the bank.
      T<nightcry> {he} can put something over {his} ears and turn round.
      T<nightcry> {he} can say at breakfast, "I was awake." Then somebody knows.
      C<nightcry> {he} can think, "That job is not mine. I can lie still."
      A<nightcry> On the other side of the wall somebody carries a baby round. The cry turns into a hiccup. It gets better with time. Nobody knows which night is the first good one. Being cross is fine, and it can be told to a grown-up. The baby cannot help it.
    `,
    '8-10': `
      D<nightcry> A new baby arrives without a clock. Day and night are the same to it, and its stomach is so small that it is soon empty. So there is crying at two in the morning, and {Name} may be lying awake with school the next day. It is fair to be annoyed. Nobody is doing it on purpose, least of all the baby.
      P<nightcry> The adults have had even less sleep, and it shows in the cooking and in their tempers. It passes, though nobody can give a date.
      P<nightcry> A baby's cry is made so that people cannot ignore it. It works on brothers and sisters as well.
      Q<nightcry> Awake at night, {Name} might feel ____. Tiredness makes most feelings larger.
      H<nightcry> {helper} can see what can be done about the noise, such as a fan or a rug.
      H<nightcry> {helper} can let the teacher know in a bad week. ~ One sentence is enough.
      T<nightcry> {he} can go to bed a bit earlier for these weeks, with a book.
      T<nightcry> {he} can keep something ready by the bed for such a night. ~ Then there is nothing to look for.
      C<nightcry> {he} can think, "Somebody is up. It need not be me."
      A<nightcry> At some point there are footsteps, a tap, and then it is quiet on the other side of the wall. Babies learn the night slowly and then all at once. Until that happens it is a tiring time for everybody. It can be said aloud at breakfast, and it will be believed.
    `,
  },
}; // prettier-ignore
