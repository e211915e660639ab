import type { DeedThread } from './deed-thread.ts';

/** A song for a baby that cried. That babies stay calm for longer with song than with speech: M. Corbeil and others, Infancy (2016). */
export const sangToBaby: DeedThread = {
  id: 'lullaby',
  image: 'a song that reached somebody small who was crying',
  cue: /^(?=[^]*\b(?:baby|newborn|(?:little|new|baby) (?:brother|sister)|twins)\b)[^]*?\b(?:sang|sung|sings|singing|hummed)\b[^.!?]{0,30}\b(?:to|for|with) (?:her|him|them|it|(?:the|his|her|their|our|my) (?:\w+ )?(?:baby|brother|sister|twins|\p{L}+))\b/iu,
  decides: true,
  titles: { young: 'A Song on the Back Seat', older: 'A Song and Two Wide Eyes' },
  roles: {
    tiny: {
      fallback: { text: 'the baby' },
      cues: [
        {
          match:
            /\b(?:[Bb]aby|[Nn]ew|[Ll]ittle|[Tt]he)? ?(?:[Bb]rother|[Ss]ister|[Bb]aby)(?:,|'s name)?(?: is| called| named)?(?: called)? (\p{Lu}\p{Ll}+)/u,
          phrase: { text: '$' },
        },
      ],
    },
  },
  text: {
    '2-3': `
      D<lullaby> Waa! That was {tiny}. {Name} was kind. Up went a song. Hush! Two eyes looked. They were so big.
      P<lullaby> Babies like a voice they know.
      Q<lullaby> With the song, {Name} may feel ____.
      H<lullaby> {helper} can hum along.
      T<lullaby> {he} can sing it to a teddy.
      C<lullaby> {he} can say, "Waa, song, hush."
      A<lullaby> Waa, and then a song, and then hush. {Name} was kind. Two eyes looked up. La, la, la.
    `,
    '4-5': `
      D<lullaby> A baby who cries cannot say what is wrong. {Name} was kind, and there was a song for {tiny}. First it was loud, and then the song was in it. Then it got quiet, and two eyes looked for the voice. It was a voice that {tiny} knows.
      P<lullaby> Babies know the voices of their home. A song from one of those is the best kind.
      P<lullaby> Grown-ups heard it, too. They know that having a baby in the house is not easy.
      Q<lullaby> When two eyes looked up, {Name} may have felt ____.
      H<lullaby> {helper} can tell how it was.
      H<lullaby> {helper} can sing a song for {Name} now.
      T<lullaby> {he} can keep that song for {tiny}.
      T<lullaby> {he} can tell somebody how quiet it got.
      C<lullaby> {he} can think, "My song, and two big eyes."
      A<lullaby> The song is over, and it can be sung again. Some days it helps, and some days a baby just cries. {Name} was kind, and somebody very small looked up. There is a song now that belongs to both of them.
    `,
    '6-7': `
      D<lullaby> Crying is the one thing that a baby can do loudly. {Name} was kind, and there was a song for {tiny}. A song goes on steadily, and a baby can follow it. The crying stopped to listen. Then two eyes went looking for the voice and found it.
      P<lullaby> Babies hear the voices of their home before they are born. One of those is worth more than a radio.
      P<lullaby> Everyone in the room held their breath. They know that sharing a home with a baby can be hard.
      Q<lullaby> When it got quiet, {Name} may have felt ____. Pride is one of the words that are possible.
      H<lullaby> {helper} can ask which line worked best.
      H<lullaby> {helper} can keep some time that has no baby in it. ~ Singers need that.
      T<lullaby> {he} can choose a second song, in case it is needed.
      T<lullaby> {he} can tell it to somebody who was not there.
      C<lullaby> {he} can think, "I know a song, and somebody small likes it."
      A<lullaby> On some days a song helps, and on others it does not. That is how babies are. {Name} was kind, without being asked to. Somebody who cannot talk yet found a way of saying so, with both eyes.
    `,
  },
};
