import { said, type NamedScene } from '../scene.ts';

/** A scary tale of a mirror, a number or a name, which an older child has told as if it were true. */
export const theGirlInTheMirror: NamedScene = {
  id: 'mirrortale',
  image: 'a story that is told in the dark, and a mirror that shows whoever stands before it',
  cue: said(
    String.raw`\bbloody mary\b|\b(?:mirror)\b[^.!?]{0,60}\b(?:ghosts?|scary|story|appear\w*|three times|come out|behind (?:him|her|them)|monsters?)\b|\b(?:ghosts?|scary|monsters?)\b[^.!?]{0,60}\bmirror\b|\b(?:cousin|brother|sister|friends?|(?:older|big|other) (?:kids|children|boys|girls)|boys?|girls?|kids|someone|somebody)\b[^.!?]{0,30}\b(?:told|telling|tells|said|scared)\b[^.!?]{0,30}\b(?:about (?:a |an |the )?(?:\w+ )?(?:ghosts?|clown|slender\w*|momo|huggy|monsters?|haunted|man in)|(?:ghost|scary|horror) stor(?:y|ies)|haunted)\b`,
    String.raw`\b(?:film|movie|youtube|video|watched|saw|halloween costume|mask|moves the mirror)\b`,
  ),
  decides: true,
  titles: { older: 'What a Mirror Shows' },
  roles: {
    teller: {
      fallback: { text: 'somebody older' },
      cues: [
        { match: /\bcousin\b/i, phrase: { text: '{his} cousin' } },
        { match: /\bbrother\b/i, phrase: { text: '{his} brother', gender: 'm' } },
        { match: /\bsister\b/i, phrase: { text: '{his} sister', gender: 'f' } },
        { match: /\bfriends?\b/i, phrase: { text: 'a friend' } },
      ],
    },
  },
  text: {
    '6-7': `
      D<mirrortale> There are scary stories that children tell each other. They have ghosts or monsters in them, and {Name} heard one from {teller}. Such a story is made up. It was told to {teller} once, with big eyes, and passed on. It is very old, and nobody has met the one it is about.
      P<mirrortale> The one who tells it likes to see a shiver. Most of them were scared by it as well, and did not say so.
      P<mirrortale> After such a story a head goes on making pictures, mostly in the evening. It does that with good stories, too.
      Q<mirrortale> Alone at a place from the story, {Name} may feel ____. It may be in the back or the legs.
      H<mirrortale> {helper} can come along for some days, then only to the door.
      H<mirrortale> {helper} can say it plainly. ~ It is made up, all of it.
      T<mirrortale> {he} can give the story a silly ending, and tell it to somebody.
      T<mirrortale> {he} can hum a song all the way there and back.
      C<mirrortale> {he} can think, "It is a story, and I know who told it."
      A<mirrortale> In the mirror there is somebody with a toothbrush, and nobody else. The ghost of the story stayed in the story. It has a silly hat now, and it slips on the soap. Stories can be changed by whoever tells them.
    `,
    '8-10': `
      D<mirrortale> Some stories are passed on by children only. Half the world knows them: a ghost in a mirror, or a name that is said three times. {Name} got one from {teller}, told as the plain truth. That is how all of them are told. People who collect such tales have followed them back a hundred years, and found nobody at the end.
      P<mirrortale> Whoever tells it enjoys the silence afterwards. It is a little like holding a spider out to somebody. Most tellers lay awake over it themselves.
      P<mirrortale> It is possible to know that a thing is made up and to be frightened of it at night. Knowing is done by one part of the brain, and being startled by another.
      Q<mirrortale> On the way past the place, {Name} might feel ____. The neck is often the first to report it.
      H<mirrortale> {helper} can stand in the next room for a week, and then at the bottom of the stairs.
      H<mirrortale> {helper} can have a word with {teller}. ~ Some stories are for people who asked for them.
      T<mirrortale> {he} can write the story down with one change that makes it ridiculous.
      T<mirrortale> {he} can leave the light on and do the boring thing there slowly, such as brushing every tooth.
      C<mirrortale> {he} can think, "Old story. Nobody at the end of it."
      A<mirrortale> The mirror had a face in it, with toothpaste on the chin, and it was the expected one. A made-up ghost lives on being passed along with big eyes. Told with a joke in the middle it does not get far. For some evenings the stairs may still be taken two at a time, and then they are just stairs.
    `,
  },
};
